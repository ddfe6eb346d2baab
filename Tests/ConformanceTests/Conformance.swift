/// Holds a module's public symbols against what is known of UIKit.
struct Conformance {
    let graph: SymbolGraph
    let facts: FactTable
    let sources: SourceText
    let names: TypeNames
    /// The names that do not follow from the importer's rules: `Type.selector` to the Swift name.
    let renames: [String: String]
    /// The classes and protocols that belong to no actor.
    let freeTypes: Set<String>

    /// The structures that Swift makes of typed strings and numbers, and what they hold.
    let typed: [String: String]

    /// The classes that apps may inherit from.
    let openClasses: Set<String>
    /// The members of those that cannot be overridden here, as each of UIKit's can.
    let closedMembers: Set<String>

    private let typeFacts: [String: FactTable.TypeFact]
    private let factsOf: [String: [Fact]]
    private let conformances: [String: [String]]
    private let parents: [String: String]

    init(graph: SymbolGraph, facts: FactTable, tables: (String) throws -> [String]) throws {
        self.graph = graph
        self.facts = facts
        sources = SourceText(of: graph.symbols)
        let types = graph.symbols.filter { $0.isType }
        openClasses = Set(types.filter { $0.sort == "class" && $0.accessLevel == "open" }.map(\.path))
        names = TypeNames(table: try tables("names"), swiftTypes: types.map(\.path), facts: facts)
        renames = Self.pairs(try tables("renames"))
        typed = Self.pairs(try tables("typed"))
        freeTypes = Set(try tables("free"))
        closedMembers = Set(try tables("closed"))
        typeFacts = Dictionary(facts.types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        factsOf = Dictionary(grouping: facts.members) { $0.type }
        let paths = Dictionary(graph.symbols.map { ($0.identifier.precise, $0.path) }, uniquingKeysWith: { $1 })
        var conformances: [String: [String]] = [:]
        var parents: [String: String] = [:]
        for relationship in graph.relationships {
            guard let source = paths[relationship.source] else { continue }
            let target = paths[relationship.target] ?? relationship.targetFallback ?? relationship.target
            switch relationship.kind {
            case "inheritsFrom": parents[source] = target
            case "conformsTo": conformances[source, default: []].append(target)
            default: break
            }
        }
        self.conformances = conformances
        self.parents = parents
    }

    private static func pairs(_ lines: [String]) -> [String: String] {
        let cells = lines.map { $0.split(separator: "\t").map(String.init) }.filter { $0.count == 2 }
        return Dictionary(cells.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    }

    /// The Swift type that a Swift class inherits from.
    func parent(of type: String) -> String? { parents[type] }

    /// What the facts say of a Swift type.
    func typeFact(of type: String) -> FactTable.TypeFact? { names.fact(of: type).flatMap { typeFacts[$0] } }

    /// The types of the facts in which a Swift type may find its members: its own, its parents', its protocols'.
    func lineage(of type: String) -> [String] {
        var found: [String] = []
        var waiting = [names.fact(of: type) ?? type.split(separator: ".").joined()]
        waiting += conformances[type, default: []].compactMap { names.fact(of: $0) }
        if let parent = parents[type] { waiting += lineage(of: parent) }
        while let next = waiting.popLast() {
            guard !found.contains(next) else { continue }
            found.append(next)
            waiting += facts.types.filter { $0.kind == "category" && $0.parent == next }.map(\.name)
            guard let fact = typeFacts[next] else { continue }
            waiting += fact.conforms + [fact.parent]
        }
        return found
    }

    /// The facts that a Swift type's members are held against, by their Swift names.
    func members(of type: String) -> [ImportedName: [Fact]] {
        let all = lineage(of: type).flatMap { factsOf[$0] ?? [] }
        let properties = Set(all.filter { $0.sort == .property }.map(\.selector))
        return Dictionary(grouping: all) { swiftName(of: $0, properties: properties) }
    }

    /// The name that a fact has in Swift, by Apple's hand or by the importer's rules.
    func swiftName(of fact: Fact, properties: Set<String>) -> ImportedName {
        guard let name = renames["\(fact.type).\(fact.selector)"] ?? renames["*.\(fact.selector)"] else {
            return ImportedName(fact, properties: properties)
        }
        return ImportedName(spelling: name, isStatic: fact.isStatic && !name.hasPrefix("init("))
    }
}
