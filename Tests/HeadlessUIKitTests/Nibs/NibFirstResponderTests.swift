import HeadlessUIKit
import Testing

/// What a nib connects to nobody by name is done in the window where it was asked for, whichever window is key.
@MainActor @Suite struct NibFirstResponderTests {
    private let windows = (0..<2).map { _ in UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640)) }
    private let send = #"<connections><action selector="make:" destination="-2" id="n"/></connections>"#

    /// The screens of two windows, of which the second is the key window.
    private func shown(_ first: MenuController) -> [MenuController] {
        let screens = [first, MenuController()]
        for (window, screen) in zip(windows, screens) {
            window.rootViewController = screen
            window.makeKeyAndVisible()
        }
        return screens
    }

    @Test func `a key command`() throws {
        let controller: MenuController = try #require(
            SampleNib.first(
                """
                <viewController id="a" customClass="MenuController" customModule="HeadlessUIKitTests"><keyCommands>
                <keyCommand input="n" action="make:" id="b"/></keyCommands></viewController>
                """
            )
        )
        let screens = shown(controller)
        #expect(windows[1].isKeyWindow)
        #expect(Headless.press("n", in: windows[0]) == nil)
        #expect(screens.map(\.made) == [1, 0])
    }

    @Test func `a command of a button's menu`() throws {
        let button: UIButton = try #require(
            SampleNib.first(
                """
                <button id="a"><menu key="menu" id="m"><menuElements><command title="New" id="c">\(send)</command>
                </menuElements></menu></button>
                """
            )
        )
        let screens = shown(MenuController())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.showsMenuAsPrimaryAction = true
        screens[0].view.addSubview(button)
        #expect(Headless.choose("New", from: button) == nil)
        #expect(screens.map(\.made) == [1, 0])
    }

    @Test func `a gesture`() throws {
        let recognizer: UITapGestureRecognizer = try #require(
            SampleNib.first(#"<tapGestureRecognizer id="a">\#(send)</tapGestureRecognizer>"#)
        )
        let screens = shown(MenuController())
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screens[0].view.addSubview(view)
        view.addGestureRecognizer(recognizer)
        #expect(Headless.tap(view, times: 1) == nil)
        #expect(screens.map(\.made) == [1, 0])
    }
}
