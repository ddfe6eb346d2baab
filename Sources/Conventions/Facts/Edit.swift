/// A piece of text that takes another's place.
package struct Edit: Hashable, Sendable {
    /// Where the piece begins, in bytes.
    package let start: Int
    /// Where it ends, in bytes.
    package let end: Int
    /// What takes its place.
    package let replacement: String
}
