import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UITextFieldTests {
    private final class Listener: NSObject, UITextFieldDelegate {
        var heard: [String] = []
        var allowsEditing = true
        var allows: (String) -> Bool = { _ in true }
        var allowsReturn = true

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            heard.append("shouldBegin")
            return allowsEditing
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            heard.append("shouldEnd")
            return true
        }
        func textFieldDidEndEditing(_ textField: UITextField) { heard.append("didEnd") }
        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            heard.append("change \(range.location),\(range.length) '\(string)'")
            return allows(string)
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            heard.append("return")
            return allowsReturn
        }
    }

    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    private let listener = Listener()
    private let stage: Stage
    private let journal = Journal()

    init() {
        stage = Stage(field)
        field.delegate = listener
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
            (.editingDidEndOnExit, "exit"),
        ]
        for (event, name) in events {
            field.addAction(UIAction { [journal] _ in journal.note(name) }, for: event)
        }
    }

    @Test func `text is never nil`() {
        #expect(field.text == "")
        field.text = nil
        #expect(field.text == "")
    }

    @Test func `setting the text sends nothing`() {
        field.text = "set"
        #expect(journal.take().isEmpty)
        #expect(listener.heard.isEmpty)
    }

    @Test func `typing begins editing and asks for each letter`() {
        #expect(Headless.type("ab", into: field) == nil)
        #expect(field.text == "ab")
        #expect(field.isEditing)
        #expect(field.isFirstResponder)
        #expect(listener.heard == ["shouldBegin", "didBegin", "change 0,0 'a'", "change 1,0 'b'"])
        #expect(journal.take() == ["begin", "changed", "changed"])
    }

    @Test func `a refused letter is left out`() {
        listener.allows = { $0 != "x" }
        Headless.type("axb", into: field)
        #expect(field.text == "ab")
    }

    @Test func `a field whose delegate refuses is not edited`() {
        listener.allowsEditing = false
        #expect(Headless.type("a", into: field) == .refused)
        #expect(field.text == "")
        #expect(!field.isEditing)
    }

    @Test func `a disabled field takes no text`() {
        field.isEnabled = false
        #expect(Headless.type("a", into: field) == .disabled)
        #expect(!field.becomeFirstResponder())
    }

    @Test func `return asks the delegate and ends editing where that is asked for`() {
        Headless.type("a\n", into: field)
        #expect(listener.heard.suffix(3) == ["return", "shouldEnd", "didEnd"])
        #expect(journal.take().suffix(2) == ["exit", "end"])
        #expect(!field.isEditing)
    }

    @Test func `a refused return does nothing`() {
        listener.allowsReturn = false
        Headless.type("a\n", into: field)
        #expect(field.isEditing)
        #expect(!journal.take().contains("exit"))
    }

    @Test func `giving up the keys ends editing`() {
        field.becomeFirstResponder()
        field.resignFirstResponder()
        #expect(listener.heard == ["shouldBegin", "didBegin", "shouldEnd", "didEnd"])
        #expect(journal.take() == ["begin", "end"])
    }

    @Test func `deleting takes whole characters`() {
        field.text = "a👩‍👩‍👧"
        Headless.delete(in: field)
        #expect(field.text == "a")
    }

    @Test func `the button that clears is there only in its mode`() {
        field.text = "abc"
        #expect(Headless.clear(field) == .missing)
        field.clearButtonMode = .always
        #expect(Headless.clear(field) == nil)
        #expect(field.text == "")
    }

    @Test func `only a field in a window is edited`() {
        #expect(!UITextField().becomeFirstResponder())
    }
}
