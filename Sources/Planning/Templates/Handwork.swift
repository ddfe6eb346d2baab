/// Lines that are left to write by hand, in a file that the tool does not touch.
package struct Handwork: Hashable, Sendable {
    /// Where they belong, as a sentence that ends in a colon.
    package let place: String
    /// The lines.
    package let lines: [String]
}
