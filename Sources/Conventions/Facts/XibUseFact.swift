/// A xib named in code.
struct XibUseFact: Hashable, Sendable {
    /// The type that names it.
    let type: String
    /// The xib's name, without `.xib`.
    let name: String
    let offset: Int
}
