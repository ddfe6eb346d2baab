extension SymbolGraph {
    /// The graph where what is written in a class of `Headless` between two of UIKit's counts as the lower one's own.
    func joiningAncestors() -> SymbolGraph {
        let paths = Dictionary(symbols.map { ($0.identifier.precise, $0.pathComponents) }, uniquingKeysWith: { $1 })
        let inheritances = relationships.filter { $0.kind == "inheritsFrom" }
        let children = Dictionary(grouping: inheritances) { $0.target }
        var heirs: [[String]: [String]] = [:]
        for parent in children.keys {
            guard let path = paths[parent], path.first == "Headless" else { continue }
            heirs[path] = Self.heir(of: parent, children: children, paths: paths)
        }
        var joined = self
        joined.symbols = symbols.compactMap { symbol in
            guard heirs[symbol.pathComponents] == nil else { return nil }
            var symbol = symbol
            if let heir = heirs[Array(symbol.pathComponents.dropLast())] {
                symbol.pathComponents = heir + symbol.pathComponents.suffix(1)
            }
            return symbol
        }
        let parents = Dictionary(inheritances.map { ($0.source, $0) }, uniquingKeysWith: { $1 })
        joined.relationships = relationships.compactMap { relationship in
            guard relationship.kind == "inheritsFrom" else { return relationship }
            guard paths[relationship.source].flatMap({ heirs[$0] }) == nil else { return nil }
            var nearest = relationship
            while let path = paths[nearest.target], heirs[path] != nil, let next = parents[nearest.target] {
                nearest = next
            }
            return Relationship(
                kind: nearest.kind,
                source: relationship.source,
                target: nearest.target,
                targetFallback: nearest.targetFallback
            )
        }
        return joined
    }

    /// The class of UIKit that alone inherits from one of `Headless`; nil where many do.
    private static func heir(
        of parent: String,
        children: [String: [Relationship]],
        paths: [String: [String]]
    ) -> [String]? {
        guard let only = children[parent], only.count == 1, let path = paths[only[0].source] else { return nil }
        return path.first == "Headless" ? heir(of: only[0].source, children: children, paths: paths) : path
    }
}
