import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct TextInputTests {
    private final class Delegate: NSObject, UITextFieldDelegate, UITextInputDelegate {
        var heard: [String] = []

        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            heard.append("\(range.location),\(range.length)=\(string)")
            return string != "x"
        }

        func textFieldDidChangeSelection(_ textField: UITextField) { heard.append("selection") }
        func selectionWillChange(_ textInput: (any UITextInput)?) {}
        func selectionDidChange(_ textInput: (any UITextInput)?) { heard.append("input selection") }
        func textWillChange(_ textInput: (any UITextInput)?) {}
        func textDidChange(_ textInput: (any UITextInput)?) { heard.append("input text") }
    }

    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func part(_ start: Int, _ end: Int, of input: some UITextInput) throws -> UITextRange {
        let from = try #require(input.position(from: input.beginningOfDocument, offset: start))
        let to = try #require(input.position(from: input.beginningOfDocument, offset: end))
        return try #require(input.textRange(from: from, to: to))
    }

    @Test func `places and parts are counted from the beginning`() throws {
        field.text = "Hello"
        #expect(field.text(in: try part(1, 3, of: field)) == "el")
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 5)
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        #expect(field.compare(field.beginningOfDocument, to: field.endOfDocument) == .orderedAscending)
        #expect(try part(2, 2, of: field).isEmpty)
        #expect(field.position(from: field.endOfDocument, in: .left, offset: 5) == field.beginningOfDocument)
    }

    @Test func `the cursor is at the end of a text that was set, and typing goes where it is`() throws {
        let stage = Stage(field)
        field.text = "Helo"
        #expect(field.selectedTextRange == (try part(4, 4, of: field)))
        Headless.select(NSRange(location: 3, length: 0), in: field)
        Headless.type("l", into: field)
        #expect(field.text == "Hello")
        Headless.select(NSRange(location: 0, length: 5), in: field)
        Headless.type("Bye", into: field)
        #expect(field.text == "Bye")
        withExtendedLifetime(stage) {}
    }

    @Test func `the delegate is asked about the range that is selected`() throws {
        let delegate = Delegate()
        let stage = Stage(field)
        field.text = "abc"
        field.delegate = delegate
        Headless.select(NSRange(location: 1, length: 1), in: field)
        delegate.heard = []
        Headless.type("x", into: field)
        Headless.type("y", into: field)
        Headless.delete(in: field)
        #expect(field.text == "ac")
        #expect(delegate.heard == ["1,1=x", "1,1=y", "selection", "1,1=", "selection"])
        withExtendedLifetime(stage) {}
    }

    @Test func `a replaced part moves the cursor behind it and tells the input's delegate`() throws {
        let delegate = Delegate()
        field.inputDelegate = delegate
        field.text = "one two"
        field.replace(try part(0, 3, of: field), withText: "three")
        #expect(field.text == "three two")
        #expect(field.selectedTextRange == (try part(5, 5, of: field)))
        field.selectedTextRange = try part(0, 5, of: field)
        #expect(delegate.heard == ["input text", "input selection"])
    }

    @Test func `marked text is replaced until it is decided on`() throws {
        field.text = "a"
        field.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
        field.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
        #expect(field.text == "aka")
        #expect(field.markedTextRange == (try part(1, 3, of: field)))
        field.unmarkText()
        #expect(field.markedTextRange == nil)
        #expect(field.text == "aka")
    }

    @Test func `what is copied can be pasted elsewhere`() throws {
        field.text = "copy me"
        field.selectedTextRange = try part(0, 4, of: field)
        field.cut(nil)
        #expect(field.text == " me")
        view.text = "[]"
        view.selectedRange = NSRange(location: 1, length: 0)
        view.paste(nil)
        #expect(view.text == "[copy]")
        view.selectAll(nil)
        #expect(view.selectedRange == NSRange(location: 0, length: 6))
        view.delete(nil)
        #expect(!view.hasText)
    }

    @Test func `points and places find each other`() throws {
        view.text = "first line\nsecond"
        let stage = Stage(view)
        let end = try #require(view.position(from: view.beginningOfDocument, offset: 11))
        let caret = view.caretRect(for: end)
        #expect(caret.minX == 5)
        #expect(caret.minY > view.caretRect(for: view.beginningOfDocument).minY)
        #expect(view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)) == end)
        #expect(view.selectionRects(for: try part(0, 17, of: view)).map(\.containsStart) == [true, false])
        #expect(view.characterRange(at: CGPoint(x: 6, y: 12)) == (try part(0, 1, of: view)))
        #expect(view.position(from: view.beginningOfDocument, in: .down, offset: 1) == end)
        #expect(view.position(from: view.beginningOfDocument, in: .up, offset: 1) == nil)
        withExtendedLifetime(stage) {}
    }

    @Test func `words and paragraphs are found around a place`() throws {
        view.text = "It's one. Two\nThree"
        let place = try #require(view.position(from: view.beginningOfDocument, offset: 6))
        let forward = UITextDirection.storage(.forward)
        let word = try #require(view.tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: forward))
        #expect(view.text(in: word) == "one")
        let line = try #require(view.tokenizer.rangeEnclosingPosition(place, with: .paragraph, inDirection: forward))
        #expect(view.text(in: line) == "It's one. Two\n")
        #expect(view.tokenizer.isPosition(view.endOfDocument, atBoundary: .document, inDirection: forward))
        let next = view.tokenizer.position(from: place, toBoundary: .word, inDirection: forward)
        #expect(next == view.position(from: place, offset: 2))
    }
}
