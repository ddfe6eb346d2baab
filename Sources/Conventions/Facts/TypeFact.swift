/// A declaration of a type, or an extension of one.
struct TypeFact: Hashable, Sendable {
    enum Kind: Int, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`
    }

    let kind: Kind
    /// The name, without outer types.
    let name: String
    /// The type that it is nested in.
    let outer: String?
    /// What stands behind the colon; what a typealias stands for.
    let inherited: [NameFact]
    /// Where the name is written, in bytes.
    let offset: Int
    /// How many lines its body has.
    let lines: Int
    let access: Access
    var members: [MemberFact] = []

    /// Whether no other file sees it.
    var isPrivate: Bool { access == .private || access == .fileprivate }
}
