import ScreenTesting
import Testing
import ThemeShopCore

@MainActor
@Suite(.serialized) struct LeavingTests {
    @Test(arguments: Departure.allCases)
    func `a screen that leaves is torn down once, in order`(departure: Departure) throws {
        let driver = ScreenDriver(RecordingScreen())
        driver.appear(as: departure.presence)
        try driver.leave(by: departure)
        #expect(driver.screen.calls == RecordingScreen.birth + RecordingScreen.death)
    }

    @Test(arguments: Departure.allCases)
    func `a screen that leaves is freed`(departure: Departure) async throws {
        #expect(try await ScreenDriver.frees(RecordingScreen(), leaving: departure))
    }

    @Test func `a screen that is dropped before it was ever shown is freed`() {
        var screen: RecordingScreen? = RecordingScreen()
        weak var held: RecordingScreen?
        held = screen
        screen?.loadViewIfNeeded()
        screen = nil
        #expect(held == nil)
    }

    @Test(arguments: Departure.allCases)
    func `a screen shown again after it left lives anew`(departure: Departure) throws {
        let driver = ScreenDriver(RecordingScreen())
        driver.appear(as: departure.presence)
        try driver.leave(by: departure)
        driver.appear(as: departure.presence)
        #expect(driver.screen.calls == RecordingScreen.birth + RecordingScreen.death + RecordingScreen.birth)
    }

    @Test func `a screen that another is pushed over lives on`() {
        let driver = ScreenDriver(RecordingScreen())
        driver.appear()
        driver.screen.navigationController?.pushViewController(UIViewController(), animated: true)
        driver.advance(by: 1)
        #expect(driver.screen.calls == RecordingScreen.birth)
    }

    @Test(arguments: Presence.allCases)
    func `a screen that another is presented over lives on`(presence: Presence) {
        let driver = ScreenDriver(RecordingScreen())
        driver.appear(as: presence)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        driver.screen.present(cover, animated: true)
        driver.advance(by: 1)
        #expect(driver.screen.presentedViewController === cover)
        #expect(driver.screen.calls == RecordingScreen.birth)
    }

    @Test func `a screen lives on when the user changes the mind halfway`() {
        let driver = ScreenDriver(RecordingScreen())
        driver.appear()
        driver.screen.beginAppearanceTransition(false, animated: true)
        driver.screen.beginAppearanceTransition(true, animated: true)
        driver.screen.endAppearanceTransition()
        #expect(driver.screen.calls == RecordingScreen.birth)
    }

    @Test func `screens below the top one leave with all that is popped`() {
        let driver = ScreenDriver(RecordingScreen())
        driver.appear()
        driver.screen.navigationController?.pushViewController(RecordingScreen(), animated: false)
        driver.screen.navigationController?.popToRootViewController(animated: true)
        driver.advance(by: 1)
        #expect(driver.screen.calls == RecordingScreen.birth + RecordingScreen.death)
    }

    @Test func `screens below the top one leave with a stack that is replaced`() {
        let driver = ScreenDriver(RecordingScreen())
        driver.appear()
        driver.screen.navigationController?.pushViewController(RecordingScreen(), animated: false)
        driver.screen.navigationController?.setViewControllers([UIViewController()], animated: true)
        driver.advance(by: 1)
        #expect(driver.screen.calls == RecordingScreen.birth + RecordingScreen.death)
    }

    @Test(arguments: [Departure.dismissedWithContainer, .replacedAsRoot])
    func `screens below the top one leave with their container`(departure: Departure) throws {
        let below = RecordingScreen()
        let driver = ScreenDriver(RecordingScreen())
        let stack = UINavigationController(rootViewController: below)
        stack.pushViewController(driver.screen, animated: false)
        below.loadViewIfNeeded()
        switch departure {
        case .replacedAsRoot:
            driver.window.rootViewController = stack
            driver.window.makeKeyAndVisible()
            driver.advance(by: 1)
            driver.window.rootViewController = UIViewController()
        default:
            driver.window.makeKeyAndVisible()
            driver.window.rootViewController?.present(stack, animated: false)
            driver.advance(by: 1)
            stack.dismiss(animated: true)
        }
        driver.advance(by: 1)
        #expect(driver.screen.calls == RecordingScreen.birth + RecordingScreen.death)
        #expect(below.calls == RecordingScreen.birth + RecordingScreen.death)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func `a screen that is dismissed together with what it presents leaves with it`(
        style: UIModalPresentationStyle
    ) throws {
        let driver = ScreenDriver(RecordingScreen())
        driver.appear(as: .presented)
        let cover = RecordingScreen()
        cover.modalPresentationStyle = style
        driver.screen.present(cover, animated: false)
        driver.advance(by: 1)
        driver.screen.presentingViewController?.dismiss(animated: true)
        driver.advance(by: 1)
        #expect(cover.calls == RecordingScreen.birth + RecordingScreen.death)
        #expect(driver.screen.calls == RecordingScreen.birth + RecordingScreen.death)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func `a screen lives on when what it presents is dismissed`(style: UIModalPresentationStyle) throws {
        let driver = ScreenDriver(RecordingScreen())
        driver.appear(as: .presented)
        let cover = RecordingScreen()
        cover.modalPresentationStyle = style
        driver.screen.present(cover, animated: false)
        driver.advance(by: 1)
        cover.dismiss(animated: true)
        driver.advance(by: 1)
        #expect(cover.calls == RecordingScreen.birth + RecordingScreen.death)
        #expect(driver.screen.calls == RecordingScreen.birth)
    }

    @Test func `a screen inside a container that is none of ours leaves with it`() {
        let driver = ScreenDriver(RecordingScreen())
        let container = UIViewController()
        let stack = UINavigationController(rootViewController: UIViewController())
        driver.window.rootViewController = stack
        driver.window.makeKeyAndVisible()
        container.addChild(driver.screen)
        container.view.addSubview(driver.screen.view)
        driver.screen.didMove(toParent: container)
        stack.pushViewController(container, animated: false)
        driver.advance(by: 1)
        #expect(driver.screen.calls == RecordingScreen.birth)
        stack.popViewController(animated: true)
        driver.advance(by: 1)
        #expect(driver.screen.calls == RecordingScreen.birth + RecordingScreen.death)
    }

    @Test func `a screen inside another leaves with it`() throws {
        let child = RecordingScreen()
        let driver = ScreenDriver(RecordingScreen())
        driver.appear()
        driver.screen.addChild(child)
        driver.screen.view.addSubview(child.view)
        child.didMove(toParent: driver.screen)
        try driver.goBack()
        #expect(child.calls == RecordingScreen.birth + RecordingScreen.death)
    }
}
