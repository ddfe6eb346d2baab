/// A control taken out of a xib by its tag.
struct LookupFact: Hashable, Sendable {
    /// The type that does it.
    let type: String
    /// The tag's name in the type's `Tag`.
    let tag: String
    /// The property that keeps the control.
    let property: String?
    /// The class that is asked for, where it is written.
    let wanted: String?
    let offset: Int
}
