import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct NSTextStorageTests {
    private final class Delegate: NSObject, NSTextStorageDelegate {
        var heard: [String] = []

        func textStorage(
            _ textStorage: NSTextStorage,
            didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange,
            changeInLength delta: Int
        ) {
            heard.append("\(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)")
        }
    }

    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    @Test func `each change is told of once, and changes between begin and end together`() {
        let storage = NSTextStorage(string: "abc")
        let delegate = Delegate()
        storage.delegate = delegate
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xy")
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 2))
        #expect(delegate.heard == ["2 0,2 1", "1 1,2 0"])
        delegate.heard = []
        storage.beginEditing()
        storage.append(NSAttributedString(string: "d"))
        storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        #expect(delegate.heard.isEmpty)
        storage.endEditing()
        #expect(delegate.heard.count == 1)
        #expect(storage.string == "ybcd")
    }

    @Test func `a text view shows what its storage is changed to`() {
        let stage = Stage(view)
        let before = view.contentSize.height
        view.textStorage.append(NSAttributedString(string: "one\ntwo\nthree"))
        #expect(view.text == "one\ntwo\nthree")
        UIWindow.layoutAll()
        #expect(view.contentSize.height > before)
        withExtendedLifetime(stage) {}
    }

    @Test func `the layout tells of lines and the room they take`() {
        view.text = "one\ntwo"
        view.font = .systemFont(ofSize: 20)
        let stage = Stage(view)
        let manager = view.layoutManager
        let height = UIFont.systemFont(ofSize: 20).lineHeight
        #expect(abs(manager.usedRect(for: view.textContainer).height - 2 * height) < 0.001)
        #expect(manager.glyphRange(for: view.textContainer) == NSRange(location: 0, length: 7))
        var ranges: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 7)) { _, _, _, range, _ in
            ranges.append(range)
        }
        #expect(ranges == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 3)])
        let second = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: view.textContainer)
        #expect(second.minY == height)
        #expect(
            manager.characterIndex(
                for: CGPoint(x: 6, y: height + 2),
                in: view.textContainer,
                fractionOfDistanceBetweenInsertionPoints: nil
            ) == 4
        )
        withExtendedLifetime(stage) {}
    }

    @Test func `looks of a text view reach its text, and what is typed takes them`() {
        let stage = Stage(view)
        view.text = "a"
        view.font = .systemFont(ofSize: 30)
        view.textColor = .red
        #expect(view.attributedText.attributes.font?.pointSize == 30)
        view.typingAttributes[.underlineStyle] = 1
        Headless.type("b", into: view)
        #expect(view.textStorage.attribute(.underlineStyle, at: 1, effectiveRange: nil) as? Int == 1)
        #expect(view.textStorage.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        withExtendedLifetime(stage) {}
    }

    @Test func `a link is followed where the delegate allows it`() throws {
        final class Guardian: NSObject, UITextViewDelegate {
            func textView(
                _ textView: UITextView,
                shouldInteractWith url: URL,
                in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool { url.host != "bad.example" }
        }
        Headless.surroundings = Surroundings()
        let guardian = Guardian()
        let urls = try ["https://good.example", "https://bad.example"].map { try #require(URL(string: $0)) }
        let text = NSMutableAttributedString(string: "")
        for url in urls { text.append(NSAttributedString(string: "link ", attributes: [.link: url])) }
        view.attributedText = text
        view.delegate = guardian
        let stage = Stage(view)
        #expect(Headless.follow(urls[0], in: view) == nil)
        #expect(Headless.follow(urls[1], in: view) == .refused)
        #expect(Headless.openedURLs == [urls[0]])
        Headless.surroundings = Surroundings()
        withExtendedLifetime(stage) {}
    }
}
