import Testing

/// A line that is too long, and the lines that it becomes.
struct WrappingSample: Sendable, CustomTestStringConvertible {
    let line: String
    let wrapped: String

    init(_ line: String, _ wrapped: String) {
        self.line = line
        self.wrapped = wrapped
    }

    var testDescription: String { line }
}
