import Testing

@testable import HeadlessUIKit

@MainActor @Suite(.serialized) struct UIPasteboardTests {
    private let board = UIPasteboard.general

    @Test func `what was copied last is there`() throws {
        board.string = "one"
        #expect(board.string == "one")
        #expect(board.hasStrings)
        #expect(!board.hasURLs)
        board.strings = ["a", "b"]
        #expect(board.numberOfItems == 2)
        let url = try #require(URL(string: "https://example.com"))
        board.url = url
        #expect(board.urls == [url])
        #expect(board.string == "https://example.com")
        board.color = .red
        #expect(board.color == .red)
        #expect(board.hasColors)
        #expect(board.string == nil)
        board.image = UIImage()
        #expect(board.hasImages)
        board.items = []
        #expect(board.strings == nil)
    }

    @Test func `each change counts and is told of with the types that came`() {
        let before = board.changeCount
        nonisolated(unsafe) var added: [[String]] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification,
            object: nil,
            queue: nil
        ) { added.append($0.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []) }
        board.items = []
        board.string = "x"
        board.addItems([["own.type": Data([1])]])
        NotificationCenter.default.removeObserver(token)
        #expect(board.changeCount == before + 3)
        #expect(added == [[], ["public.utf8-plain-text"], ["own.type"]])
    }

    @Test func `values are found by type and item`() {
        board.setItems([["t": "text"], ["u": Data([1, 2])]])
        #expect(board.types == ["t"])
        #expect(board.contains(pasteboardTypes: ["t", "z"]))
        #expect(board.value(forPasteboardType: "t") as? String == "text")
        #expect(board.data(forPasteboardType: "t") == Data("text".utf8))
        #expect(board.itemSet(withPasteboardTypes: ["u"]) == IndexSet(integer: 1))
        #expect(board.data(forPasteboardType: "u", inItemSet: nil) == [Data([1, 2])])
        #expect(board.types(forItemSet: IndexSet(integer: 1)) == [["u"]])
        #expect(board.types(forItemSet: IndexSet(integer: 7)) == nil)
        #expect(!board.contains(pasteboardTypes: ["t"], inItemSet: nil))
        board.setData(Data([3]), forPasteboardType: "w")
        #expect(board.numberOfItems == 1)
    }

    @Test func `items that have expired are gone`() {
        board.setItems([["t": 1]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
        #expect(board.items.isEmpty)
        board.setItems([["t": 1]], options: [.expirationDate: Date(timeIntervalSinceNow: 1000), .localOnly: true])
        #expect(board.items.count == 1)
    }

    @Test func `boards of a name share what is on them`() throws {
        let name = UIPasteboard.Name("test.board")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let made = try #require(UIPasteboard(name: name, create: true))
        made.string = "shared"
        #expect(UIPasteboard(name: name, create: false)?.string == "shared")
        #expect(UIPasteboard(name: name, create: false) == made)
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil)
        #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
    }
}
