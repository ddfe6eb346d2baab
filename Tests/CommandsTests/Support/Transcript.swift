import Foundation

/// Text that comes in pieces, from any thread.
final class Transcript: @unchecked Sendable {
    private let lock = NSLock()
    private var content: String

    init(_ content: String = "") {
        self.content = content
    }

    var text: String { lock.withLock { content } }

    func add(_ piece: String) {
        lock.withLock { content += piece }
    }

    func removeFirstLine() -> String? {
        lock.withLock {
            guard !content.isEmpty else { return nil }
            let lines = content.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            content = lines.count > 1 ? String(lines[1]) : ""
            return String(lines[0])
        }
    }
}
