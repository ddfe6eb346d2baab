import GalleryCore
import ScreenTesting
import Testing

@MainActor
@Suite(.serialized) struct LifecycleTests {
    @Test func `each kind of code has its turn when the view loads`() {
        let driver = ScreenDriver(RecordingScreen())
        driver.load()
        #expect(driver.screen.calls == RecordingScreen.birth)
    }

    @Test func `the common background is there before the data`() {
        final class Screen: GalleryViewController {
            var backgroundAtLoad: UIColor?
            override func loadData() { backgroundAtLoad = view.backgroundColor }
        }
        let driver = ScreenDriver(Screen())
        driver.load()
        #expect(driver.screen.backgroundAtLoad == .appOffWhite)
    }

    @Test func `views may be made on top of the plain one that is there`() {
        final class Screen: GalleryViewController {
            let label = UILabel()
            override func createViews() { view.addSubview(label) }
        }
        let driver = ScreenDriver(Screen())
        driver.load()
        #expect(driver.screen.label.superview === driver.screen.view)
    }

    @Test func `what fills the screen follows its size and keeps clear of the bar, each time it is shown`() throws {
        final class Screen: GalleryViewController {
            private(set) var content = UIView()
            private(set) var footer = UIView()
            override func createViews() {
                content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
                footer = UIView(frame: CGRect(x: 20, y: 150, width: 60, height: 50))
                footer.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
                content.addSubview(footer)
                fill(with: content)
            }
        }
        let driver = ScreenDriver(Screen())
        for _ in 1...2 {
            driver.appear()
            let (content, footer) = (driver.screen.content, driver.screen.footer)
            #expect(content.frame == driver.screen.view.bounds)
            #expect(footer.frame.maxY == content.bounds.maxY)
            #expect(footer.frame.size == CGSize(width: content.bounds.width - 40, height: 50))
            let bar = try #require(driver.screen.navigationController?.navigationBar)
            #expect(content.convert(content.bounds, to: nil).minY == bar.convert(bar.bounds, to: nil).maxY)
            try driver.goBack()
        }
    }

    @Test func `a xib with a fault brings up the error view, and nothing is loaded`() {
        final class Screen: GalleryViewController {
            var hasLoaded = false
            override func createViews() throws { throw XibError.noView(xib: "Gone") }
            override func loadData() { hasLoaded = true }
            override func errorView() -> UIView? { MessageView("Sorry.", because: failure) }
        }
        let driver = ScreenDriver(Screen())
        driver.appear()
        #expect(driver.shows("Sorry.\nGone.xib is missing or has no top-level view."))
        #expect(!driver.screen.hasLoaded)
    }

    @Test func `short memory cleans the data`() {
        let driver = ScreenDriver(RecordingScreen())
        driver.load()
        driver.screen.didReceiveMemoryWarning()
        #expect(driver.screen.calls.last == "cleanData")
    }

    @Test func `the screen hears that the app goes to the back and comes to the front`() async {
        let driver = ScreenDriver(RecordingScreen())
        driver.load()
        post(UIApplication.didEnterBackgroundNotification)
        await driver.settle()
        #expect(driver.screen.calls.contains("enterBackground"))
        post(UIApplication.willEnterForegroundNotification)
        await driver.settle()
        #expect(driver.screen.calls.contains("enterForeground"))
    }

    @Test func `a screen that has left hears of nothing any more`() async throws {
        let driver = ScreenDriver(RecordingScreen())
        driver.appear()
        post(RecordingScreen.bell)
        await driver.settle()
        #expect(driver.screen.calls.contains("bell"))
        try driver.goBack()
        post(UIApplication.didEnterBackgroundNotification)
        post(RecordingScreen.bell)
        await driver.settle()
        #expect(driver.screen.calls.last == "destroyFields")
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: nil)
    }
}
