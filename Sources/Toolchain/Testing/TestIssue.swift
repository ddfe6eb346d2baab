/// One thing that a test found wrong.
package struct TestIssue: Hashable, Sendable, Codable {
    /// The testing library's words; what the test's author added is on lines of its own.
    package let text: String
    /// The file where it was found.
    package let file: String?
    /// The line, counted from 1.
    package let line: Int?
    /// What a test with arguments was given.
    package let argument: String?

    /// Puts an issue together.
    package init(text: String, file: String? = nil, line: Int? = nil, argument: String? = nil) {
        self.text = text
        self.file = file
        self.line = line
        self.argument = argument
    }
}
