import GalleryCore
import ScreenTesting
import Testing

@MainActor
@Suite struct LifecycleTests {
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
        #expect(driver.screen.calls.last == "enterBackground")
        post(UIApplication.willEnterForegroundNotification)
        await driver.settle()
        #expect(driver.screen.calls.last == "enterForeground")
    }

    @Test func `a screen that has left hears of nothing any more`() async throws {
        let driver = ScreenDriver(RecordingScreen())
        driver.appear()
        try driver.goBack()
        post(UIApplication.didEnterBackgroundNotification)
        await driver.settle()
        #expect(driver.screen.calls.last == "destroyFields")
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: nil)
    }
}
