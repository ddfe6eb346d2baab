import ProfileCore
import Testing

@MainActor
@Suite struct MessageViewTests {
    @Test func `a message says its text`() {
        #expect(texts(in: MessageView("Nothing here.")) == ["Nothing here."])
    }

    @Test func `an error written for people is added to the text`() {
        let message = MessageView("Sorry.", because: StoreError.missing("a.json"))
        #expect(texts(in: message) == ["Sorry.\na.json is missing from the app."])
    }

    @Test func `an error not written for people is left out`() {
        #expect(texts(in: MessageView("Sorry.", because: CancellationError())) == ["Sorry."])
    }

    @Test func `a message with an action has a button for it`() throws {
        var taps = 0
        let message = MessageView("Sorry.", action: UIAction(title: "Try Again") { _ in taps += 1 })
        let button = try #require(message.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.title(for: .normal) == "Try Again")
        button.sendActions(for: .primaryActionTriggered)
        #expect(taps == 1)
    }

    @Test func `text and button lie one below the other, inside the message`() throws {
        let message = MessageView("Sorry.", action: UIAction(title: "Try Again") { _ in })
        message.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        message.layoutIfNeeded()
        let label = try #require(message.subviews.first { $0 is UILabel })
        let button = try #require(message.subviews.first { $0 is UIButton })
        for view in [label, button] { #expect(message.bounds.contains(view.frame) && !view.frame.isEmpty) }
        #expect(label.frame.maxY <= button.frame.minY)
    }

    @Test func `a message lies on the app's background, and follows the theme`() {
        let message = MessageView("Sorry.")
        #expect(message.backgroundColor == .appBackground)
        inTheme(.night) { #expect(message.backgroundColor == .appBackground) }
    }

    private func texts(in message: MessageView) -> [String?] {
        message.subviews.compactMap { ($0 as? UILabel)?.text }
    }
}
