import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct HeadlessKeysTests {
    private final class Screen: UIViewController {
        let journal = Journal()
        var isOff = false

        override var keyCommands: [UIKeyCommand]? {
            let save = Headless.keyCommand("Save", input: "s", modifierFlags: .command) { [journal] in
                journal.note("save")
            }
            if isOff { save.attributes = .disabled }
            let up = Headless.keyCommand(input: UIKeyCommand.inputUpArrow) { [journal] in journal.note("up") }
            return [save, up]
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let key = presses.first?.key
            journal.note("\(key?.characters ?? "") \(key?.keyCode.rawValue ?? 0)")
            super.pressesBegan(presses, with: event)
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { journal.note("released") }

        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            journal.note(motion == .motionShake && event?.type == .motion ? "shaken" : "moved")
        }

        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            builder.remove(menu: .format)
            builder.insertChild(UIMenu(title: "Mine"), atEndOfMenu: .file)
            builder.insertSibling(UIMenu(title: "Next"), afterMenu: .edit)
            builder.replaceChildren(ofMenu: .help) { $0 + [UIAction(title: "Guide") { _ in }] }
        }
    }

    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let screen = Screen()

    init() {
        window.rootViewController = screen
        window.isHidden = false
    }

    @Test func `a command that was added is done, until it is removed`() {
        var count = 0
        let search = Headless.keyCommand("Search", input: "f", modifierFlags: .command) { count += 1 }
        screen.addKeyCommand(search)
        #expect(Headless.press("f", modifierFlags: .command, in: window) == nil)
        #expect(count == 1)
        screen.removeKeyCommand(search)
        Headless.press("f", modifierFlags: .command, in: window)
        #expect(count == 1)
    }

    @Test func `a key stroke does its command`() {
        #expect(Headless.press("s", modifierFlags: .command, in: window) == nil)
        #expect(Headless.press(UIKeyCommand.inputUpArrow, in: window) == nil)
        #expect(screen.journal.take() == ["save", "up"])
        screen.isOff = true
        #expect(Headless.press("s", modifierFlags: .command, in: window) == .disabled)
        #expect(screen.journal.take().isEmpty)
    }

    @Test func `a key without a command goes down and up, to the responders`() {
        Headless.press("a", modifierFlags: .shift, in: window)
        #expect(screen.journal.take() == ["A 4", "released"])
        Headless.press("0", in: window)
        #expect(screen.journal.take() == ["0 39", "released"])
        window.isHidden = true
        #expect(Headless.press("a", in: window) == .notOnScreen)
    }

    @Test func `a shake reaches the screen`() {
        Headless.shake(window)
        #expect(screen.journal.take() == ["shaken"])
    }

    @Test func `responders build the menu bar`() {
        let bar = Headless.menuBar(for: window)
        let titles = bar.children.map(\.title)
        #expect(titles == ["Application", "File", "Edit", "Next", "View", "Window", "Help"])
        #expect((bar.children[1] as? UIMenu)?.children.map(\.title) == ["Mine"])
        #expect((bar.children.last as? UIMenu)?.children.map(\.title) == ["Guide"])
    }

    @Test func `the keys have the numbers of the USB standard`() {
        #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 0x04)
        #expect(UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue == 0x28)
        #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7)
        #expect(UIKeyboardHIDUsage.keyboardHangul == .keyboardLANG1)
        #expect(UIKeyModifierFlags.command.rawValue == 1 << 20)
    }

    @Test func `the old menu tells when it comes and goes`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(view)
        let menu = UIMenuController.shared
        menu.showMenu(from: view, rect: CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(menu.isMenuVisible)
        #expect(menu.menuFrame == CGRect(x: 5, y: 5, width: 10, height: 10))
        menu.hideMenu(from: window)
        #expect(menu.isMenuVisible)
        menu.hideMenu()
        #expect(!menu.isMenuVisible)
    }
}
