/// An import of a module.
struct ImportFact: Hashable, Sendable {
    let module: String
    /// Where it begins, in bytes.
    let offset: Int
    /// Where it ends, in bytes.
    let end: Int
    /// Whether the whole module of the file has it.
    let isExported: Bool
    /// Whether it stands in a branch of `#if`.
    let isConditional: Bool
}
