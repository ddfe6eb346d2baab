/// An element of a xib that has a tag, a class of its own, or a kind that the app may have a class for.
struct XibElementFact: Hashable, Sendable {
    /// Its name in the xib, such as `label`.
    let name: String
    /// The class that its view will have.
    let className: String
    /// The class that it names, and that class's module, where it does.
    var customClass: String?
    var customModule: String?
    /// Whether it says that the class is of the module that the xib belongs to.
    var isOfOwnModule = false
    var tag: String?
    let line: Int
    /// Its number among the document's start tags.
    let position: Int
}
