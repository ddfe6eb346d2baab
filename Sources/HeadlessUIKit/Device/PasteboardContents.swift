/// What is on a pasteboard, shared by all objects of its name.
final class PasteboardContents: @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var boards: [UIPasteboard.Name: PasteboardContents] = [:]

    /// The contents of a name, made where there are none.
    static func named(_ name: UIPasteboard.Name) -> PasteboardContents {
        lock.withLock {
            if let board = boards[name] { return board }
            let board = PasteboardContents(name: name)
            boards[name] = board
            return board
        }
    }

    static func exists(_ name: UIPasteboard.Name) -> Bool {
        name == .general || lock.withLock { boards[name] != nil }
    }

    static func remove(_ name: UIPasteboard.Name) {
        guard let board = lock.withLock({ boards.removeValue(forKey: name) }) else { return }
        NotificationCenter.default.post(
            name: UIPasteboard.removedNotification,
            object: UIPasteboard(contents: board)
        )
    }

    let name: UIPasteboard.Name
    private let lock = NSLock()
    private var kept: [[String: Any]] = []
    private var end: Date?
    private var changes = 0

    private init(name: UIPasteboard.Name) {
        self.name = name
    }

    var changeCount: Int { lock.withLock { changes } }

    var items: [[String: Any]] {
        lock.withLock {
            if let end, end <= Date() { return [] }
            return kept
        }
    }

    func replace(by items: [[String: Any]], until end: Date?) {
        let (before, after) = lock.withLock {
            let before = Set(kept.flatMap(\.keys))
            kept = items
            self.end = end
            changes += 1
            return (before, Set(items.flatMap(\.keys)))
        }
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification,
            object: UIPasteboard(contents: self),
            userInfo: [
                UIPasteboard.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
                UIPasteboard.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
            ]
        )
    }
}
