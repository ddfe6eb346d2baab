/// How the tests' program went down.
package struct TestCrash: Hashable, Sendable, Codable {
    /// Swift's last words, such as `Fatal error: Index out of range`; nil when it had none.
    package let message: String?
    /// The file that went down, when it is known.
    package let file: String?
    /// The line in it, counted from 1.
    package let line: Int?
    /// The signal that ended the program; nil when it ended itself or the system does not say.
    package let signal: Int32?
    /// The tests that were running: the one that went down when the trace names it, otherwise all.
    package let running: [String]

    /// Puts a crash together.
    package init(message: String?, file: String?, line: Int?, signal: Int32?, running: [String]) {
        self.message = message
        self.file = file
        self.line = line
        self.signal = signal
        self.running = running
    }
}
