/// How far a build is: one of SwiftPM's lines such as `[12/40] Compiling Photos Photo.swift`.
package struct BuildProgress: Hashable, Sendable, Codable {
    /// The steps done.
    package let done: Int
    /// The steps known so far; it grows while SwiftPM finds more to do.
    package let total: Int
    /// What was done, in SwiftPM's words.
    package let what: String

    /// Names a step.
    package init(done: Int, total: Int, what: String) {
        self.done = done
        self.total = total
        self.what = what
    }

    /// Reads a line; nil when it is another.
    package init?(line: String) {
        guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
        let numbers = line[line.index(after: line.startIndex)..<end].split(separator: "/")
        guard numbers.count == 2, let done = Int(numbers[0]), let total = Int(numbers[1]) else { return nil }
        self.init(done: done, total: total, what: line[line.index(after: end)...].drop { $0 == " " }.description)
    }
}
