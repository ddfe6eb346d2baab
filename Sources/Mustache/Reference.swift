/// One name that a template uses.
package struct Reference: Hashable, Sendable {
    /// What the name stands for.
    package enum Kind: Hashable, Sendable {
        /// A value that is written, decides over a section, or names a template.
        case value
        /// Another template.
        case template
        /// A block that the template offers.
        case block
        /// A block of a parent that the template replaces.
        case argument
    }

    /// What the name stands for.
    package let kind: Kind
    /// The name; a value's with its dots.
    package let name: String
    /// Where it stands, in bytes from the template's start.
    package let offset: Int
}
