import Foundation

/// How much of what real code uses of UIKit a module has.
struct Coverage {
    /// A name that real code uses, and in how many files.
    struct Use: Hashable {
        let name: String
        let files: Int
        /// Whether UIKit is only one of those that have a member of the name.
        let isAmbiguous: Bool
    }

    private let conformance: Conformance
    private let ownersOf: [String: Set<String>]
    private let names: Set<String>
    private let factOwners: [String: Set<String>]

    init(of conformance: Conformance) {
        self.conformance = conformance
        var owners: [String: Set<String>] = [:]
        for symbol in conformance.graph.symbols where Self.belongsToUIKit(symbol) {
            owners[Self.base(symbol.name), default: []].insert(symbol.owner)
        }
        ownersOf = owners
        names = Set(conformance.graph.symbols.flatMap { [$0.path, Self.base($0.path), Self.base($0.name)] })
        var facts: [String: Set<String>] = [:]
        for fact in conformance.facts.members {
            let name = conformance.swiftName(of: fact, properties: [])
            facts[Self.base(name.spelling), default: []].insert(fact.type)
            facts[String(fact.selector.prefix { $0 != ":" }), default: []].insert(fact.type)
        }
        factOwners = facts
    }

    /// What stands before the labels.
    private static func base(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

    /// `Headless` is not UIKit's, but the class is that stands for NSObject's members there.
    private static func belongsToUIKit(_ symbol: SymbolGraph.Symbol) -> Bool {
        symbol.pathComponents.first != "Headless"
            || symbol.pathComponents.starts(with: ["Headless", "AccessibleObject"])
    }

    /// Reads a table of names and files.
    static func uses(_ name: String, in folder: URL) throws -> [Use] {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8).split(separator: "\n").dropFirst()
            .compactMap { line in
                let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                guard cells.count >= 2, let files = Int(cells[1]) else { return nil }
                return Use(name: cells[0], files: files, isAmbiguous: cells.count > 2 && cells[2] == "ambiguous")
            }
    }

    /// Whether the module has a type or function of the name.
    func hasType(_ name: String) -> Bool { names.contains(name) }

    /// Whether a type of the module has a member of the name.
    func hasMember(_ name: String) -> Bool { !(ownersOf[name] ?? []).isEmpty }

    /// Whether the only types of UIKit with a member of the name are such as no real code names.
    func isForeign(_ name: String, usedTypes: Set<String>) -> Bool {
        guard let owners = factOwners[name] else { return false }
        let gone: Set<String> = [
            "UIWebView", "UIActionSheet", "UIAlertView", "UIAcceleration", "UISearchDisplayController",
        ]
        return owners.allSatisfy { owner in
            let swift = conformance.names.swiftName(of: owner)
            let isUsed = usedTypes.contains(owner) || usedTypes.contains(swift.split(separator: ".").joined())
            return gone.contains(owner) || !isUsed
        }
    }
}
