import Foundation

extension Conformance {
    /// All differences, those of types first.
    func differences() -> [Difference] {
        let symbols = graph.symbols.filter { $0.pathComponents.first != "Headless" }
        let types = symbols.filter(\.isType)
        var all = types.flatMap { differences(ofType: $0) }
        let members = Dictionary(grouping: symbols.filter { !$0.isType }) { $0.owner }
        for (owner, symbols) in members.sorted(by: { $0.key < $1.key }) {
            let known = owner.isEmpty ? [:] : self.members(of: owner)
            let cases = values(of: owner)
            for symbol in symbols.sorted(by: { $0.name < $1.name }) where !Self.isGiven(symbol) {
                all += differences(ofMember: symbol, known: known, cases: cases)
                all += differences(ofValue: symbol, among: symbols)
            }
        }
        return all
    }

    private func differences(ofType symbol: SymbolGraph.Symbol) -> [Difference] {
        func difference(_ kind: Difference.Kind, _ detail: String) -> Difference {
            Difference(symbol: symbol.path, kind: kind, detail: detail)
        }
        guard names.fact(of: symbol.path) != nil else {
            return [difference(.type, "UIKit has no such type")]
        }
        var all: [Difference] = []
        if let fact = typeFact(of: symbol.path) {
            if fact.kind == "protocol", symbol.sort != "protocol" { all.append(difference(.type, "is a protocol")) }
            if fact.kind == "class", symbol.sort == "protocol" { all.append(difference(.type, "is a class")) }
            let parent = parent(of: symbol.path)?.split(separator: ".").joined() ?? ""
            if symbol.sort == "class", !fact.parent.isEmpty, parent != fact.parent, !parent.hasSuffix(fact.parent) {
                all.append(difference(.parent, "inherits from \(fact.parent), not from \(parent)"))
            }
        }
        if symbol.sort == "class", symbol.accessLevel != "open" { all.append(difference(.open, "is open")) }
        if ["class", "protocol"].contains(symbol.sort) {
            let isFree = freeTypes.contains(symbol.path)
            if symbol.declaration.contains("@MainActor") == isFree {
                all.append(difference(.isolation, isFree ? "belongs to no actor" : "belongs to the main actor"))
            }
        }
        return all
    }

    /// What Objective-C's classes have can be overridden, each member of it.
    private func openness(of symbol: SymbolGraph.Symbol) -> [Difference] {
        let canBeOverridden = ["method", "property", "type.method", "type.property"].contains(symbol.sort)
        guard canBeOverridden, openClasses.contains(symbol.owner), symbol.accessLevel != "open",
            !closedMembers.contains(symbol.path)
        else { return [] }
        return [Difference(symbol: symbol.path, kind: .open, detail: "can be overridden")]
    }

    /// Whether Swift or NSObject give the member to any type.
    static func isGiven(_ symbol: SymbolGraph.Symbol) -> Bool {
        ["func.op", "typealias", "associatedtype"].contains(symbol.sort)
            || [
                "init()", "init(rawValue:)", "rawValue", "hash(into:)", "hashValue", "init(coder:)", "encode(with:)",
                "isEqual(_:)", "hash", "description", "debugDescription", "copy(with:)", "copy()", "init(_:)",
                "awakeFromNib()", "init(arrayLiteral:)", "init(stringLiteral:)", "setValue(_:forKey:)",
            ].contains(symbol.name)
    }

    private func differences(
        ofMember symbol: SymbolGraph.Symbol,
        known: [ImportedName: [Fact]],
        cases: [String: Int]
    ) -> [Difference] {
        if symbol.sort == "enum.case" || (symbol.isStatic && cases[symbol.name] != nil) {
            let isKnown = cases[symbol.name] != nil
            return isKnown ? [] : [Difference(symbol: symbol.path, kind: .name, detail: "UIKit has no such value")]
        }
        let name = ImportedName(spelling: symbol.name, isStatic: symbol.isStatic)
        guard let facts = known[name] else {
            let near = known.keys.filter { $0.spelling.prefix { $0 != "(" } == symbol.name.prefix { $0 != "(" } }
            let hint = near.map { ($0.isStatic ? "static " : "") + $0.spelling }.sorted().joined(separator: ", ")
            let detail = "UIKit has no such member" + (hint.isEmpty ? "" : ", but \(hint)")
            return [Difference(symbol: symbol.path, kind: .name, detail: detail)]
        }
        // Of overloads and redeclarations, the nearest counts.
        let attempts = facts.map { differences(of: symbol, from: $0) }
        return (attempts.min { $0.count < $1.count } ?? []) + openness(of: symbol)
    }
}
