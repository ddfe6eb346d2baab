/// Why a manifest cannot be edited; places are offsets in its UTF-8.
enum ShapeProblem: Error, Hashable {
    /// The tool was built where SwiftSyntax is missing.
    case noParser
    /// The text is not valid Swift.
    case syntaxError(at: Int)
    /// Nothing at the top level is named `screens`.
    case noList
    /// A second `screens` stands here.
    case secondList(at: Int)
    /// `screens` is declared inside `#if`.
    case conditionalList(at: Int)
    /// The value of `screens` is something else than an array literal.
    case notAnArray(at: Int)
    /// An element of the array is not `Screen("Name", needs: ["Other"])`.
    case notAnEntry(at: Int)
    /// A screen is listed for the second time.
    case listedTwice(String, at: Int)

    /// Where the problem lies, when it has a place.
    var offset: Int? {
        switch self {
        case .noParser, .noList: nil
        case .syntaxError(let offset), .secondList(let offset), .conditionalList(let offset),
            .notAnArray(let offset), .notAnEntry(let offset), .listedTwice(_, let offset):
            offset
        }
    }
}
