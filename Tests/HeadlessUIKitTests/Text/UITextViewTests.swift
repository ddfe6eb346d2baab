import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UITextViewTests {
    private final class Listener: NSObject, UITextViewDelegate {
        var heard: [String] = []
        var refused = ""

        func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begin") }
        func textViewDidChange(_ textView: UITextView) { heard.append("change " + textView.text) }
        func textViewDidEndEditing(_ textView: UITextView) { heard.append("end") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            text != refused
        }
    }

    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let listener = Listener()
    private let stage: Stage

    init() {
        stage = Stage(view)
        view.delegate = listener
    }

    @Test func `typing is told, setting is not`() {
        view.text = "a"
        #expect(listener.heard.isEmpty)
        Headless.type("b\n", into: view)
        #expect(view.text == "ab\n")
        #expect(listener.heard == ["begin", "change ab", "change ab\n"])
        view.resignFirstResponder()
        #expect(listener.heard.last == "end")
    }

    @Test func `a refused text is left out, and what cannot be edited takes none`() {
        listener.refused = "x"
        Headless.type("axb", into: view)
        #expect(view.text == "ab")
        view.resignFirstResponder()
        view.isEditable = false
        #expect(Headless.type("c", into: view) == .refused)
    }

    @Test func `typing goes where the selection is`() {
        view.text = "hello"
        view.selectedRange = NSRange(location: 0, length: 1)
        Headless.type("J", into: view)
        #expect(view.text == "Jello")
        #expect(view.selectedRange == NSRange(location: 1, length: 0))
    }

    @Test func `its delegate is the scroll view's too`() {
        let scrollView: UIScrollView = view
        #expect(scrollView.delegate === listener)
        view.contentOffset.y = 5
        #expect(listener.heard == ["scroll"])
    }

    @Test func `long text is higher than the view`() {
        view.text = String(repeating: "word ", count: 200)
        view.layoutIfNeeded()
        #expect(view.contentSize.height > 100)
        #expect(view.contentSize.width == 200)
    }

    @Test func `a subclass begins with the text container's initializer, as UIKit asks`() {
        final class Styled: UITextView {
            override init(frame: CGRect, textContainer: NSTextContainer?) {
                super.init(frame: frame, textContainer: textContainer)
                font = .systemFont(ofSize: 30)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        #expect(Styled(frame: .zero).font?.pointSize == 30)
        #expect(Styled().font?.pointSize == 30)
    }
}
