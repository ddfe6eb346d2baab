import Testing

@testable import HeadlessUIKit

/// A keyboard of an app's own, with one letter and a way back.
private final class EmojiKeyboard: UIInputViewController {
    let key = UIButton(type: .system)
    let back = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [key, back])
        stack.frame = view.bounds
        stack.distribution = .fillEqually
        inputView?.addSubview(stack)
        key.setTitle("A", for: .normal)
        key.addAction(UIAction { [weak self] _ in self?.textDocumentProxy.insertText("A") }, for: .touchUpInside)
        back.addAction(UIAction { [weak self] _ in self?.textDocumentProxy.deleteBackward() }, for: .touchUpInside)
    }
}

@MainActor @Suite struct KeyboardScreenTests {
    private let keyboard = EmojiKeyboard()
    private let window = UIWindow(frame: UIScreen.main.bounds)

    init() {
        window.rootViewController = keyboard
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @Test func `keys type into the text of the proxy`() {
        #expect(keyboard.textDocumentProxy.documentContextBeforeInput == nil)
        Headless.tap(keyboard.key)
        Headless.tap(keyboard.key)
        Headless.tap(keyboard.back)
        #expect(keyboard.textDocumentProxy.documentContextBeforeInput == "A")
        #expect(keyboard.textDocumentProxy.hasText)
    }

    @Test func `the cursor moves through the text`() {
        let proxy = keyboard.textDocumentProxy
        proxy.insertText("abcd")
        proxy.adjustTextPosition(byCharacterOffset: -3)
        #expect(proxy.documentContextBeforeInput == "a")
        #expect(proxy.documentContextAfterInput == "bcd")
        proxy.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        proxy.setMarkedText("xy", selectedRange: NSRange(location: 2, length: 0))
        proxy.unmarkText()
        #expect(proxy.documentContextBeforeInput == "axy")
    }

    @Test func `the screen's coordinates are those of a window that fills it`() {
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        keyboard.view.addSubview(label)
        let onScreen = label.convert(label.bounds, to: UIScreen.main.coordinateSpace)
        #expect(onScreen == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(UIScreen.main.coordinateSpace.convert(onScreen, to: label) == label.bounds)
        window.frame.origin = CGPoint(x: 5, y: 0)
        #expect(label.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 15, y: 20))
    }
}
