/// A type and the file that declares it.
struct DeclaredType: Hashable, Sendable {
    let file: Int
    let fact: TypeFact
}
