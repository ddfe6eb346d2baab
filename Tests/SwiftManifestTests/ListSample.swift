import Testing

/// A list before and after an edit of `Screen("M")`.
struct ListSample: CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String

    init(_ name: String, _ before: String, _ after: String) {
        testDescription = name
        self.before = before
        self.after = after
    }
}
