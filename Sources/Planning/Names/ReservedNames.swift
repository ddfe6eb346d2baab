/// Names that mean something already to Swift, or to the frameworks that a screen and its tests use.
enum ReservedNames {
    /// What a name means already.
    enum Meaning: Hashable, CustomStringConvertible {
        /// A word of the language.
        case keyword
        /// A module that a screen, its tests, or UIKit itself imports.
        case module(String)
        /// A type of a module.
        case type(String, of: String)

        /// What the name is, to end a sentence.
        var description: String {
            switch self {
            case .keyword: "a keyword of Swift"
            case .module(let module): "also the module \(module)"
            case .type(let type, let module): "also the type \(type) of \(module)"
            }
        }
    }

    /// What `name` means already, as a type, a module or a variable.
    static func meaning(of name: Name) -> Meaning? {
        if keywords.contains(name.variable) || typeKeywords.contains(name.type) { return .keyword }
        if let module = modules[name.type.lowercased()] { return .module(module) }
        return module(ofType: name.type).map { .type(name.type, of: $0) }
    }

    /// The module that has a type named `type` already.
    static func module(ofType type: String) -> String? {
        types.first { $0.types.contains(type) }?.module
    }

    /// Words that no variable can be named without backticks.
    static let keywords = Set(words(keywordList))

    /// Words that no type or module can be named.
    private static let typeKeywords: Set = ["Any", "Main", "Protocol", "Self", "Type"]

    private static let modules = Dictionary(uniqueKeysWithValues: words(moduleNames).map { ($0.lowercased(), $0) })

    private static let keywordList =
        """
        associatedtype class deinit enum extension fileprivate func import init inout internal let operator private
        precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default
        defer do else fallthrough for guard if in repeat return switch where while as await didSet false is nil self
        super throw throws true try willSet
        """

    /// The words of a table. Bytes are enough to part them, and much faster than characters at the start of a process.
    private static func words(_ text: String) -> [String] {
        text.utf8.split { $0 == 0x20 || $0 == 0x0A }.compactMap { String($0) }
    }
}
