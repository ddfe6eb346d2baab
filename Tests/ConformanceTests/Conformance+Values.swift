extension Conformance {
    /// Where the raw value of an enumeration's case or of a named option is not UIKit's.
    func differences(ofValue symbol: SymbolGraph.Symbol, among siblings: [SymbolGraph.Symbol]) -> [Difference] {
        guard typed[symbol.owner] == nil || symbol.owner == "UILayoutPriority",
            let expected = values(of: symbol.owner)[symbol.name]
        else { return [] }
        guard symbol.sort == "enum.case" else {
            let found = rawValue(of: symbol, among: siblings)
            guard found != expected else { return [] }
            let words = found.map { "\($0)" } ?? "what cannot be read"
            return [Difference(symbol: symbol.path, kind: .value, detail: "is \(expected), not \(words)")]
        }
        let found = self.type(named: symbol.owner).flatMap { Self.name(of: expected, in: $0) }
        guard found != symbol.name else { return [] }
        let detail = "is \(expected), which is \(found ?? "no value") here"
        return [Difference(symbol: symbol.path, kind: .value, detail: detail)]
    }

    private func rawValue(of symbol: SymbolGraph.Symbol, among siblings: [SymbolGraph.Symbol]) -> Int? {
        sources.rawValue(of: symbol) { name in
            let other = siblings.first { $0.name == name && $0.isStatic }
            return other.map { rawValue(of: $0, among: siblings) } ?? values(of: symbol.owner)[name]
        }
    }

    /// The type itself, found by its mangled name.
    private func type(named path: String) -> (any RawRepresentable.Type)? {
        let symbol = graph.symbols.first { $0.path == path && $0.isType }
        let mangled = symbol.map { String($0.identifier.precise.dropFirst("s:".count)) }
        return mangled.flatMap(_typeByName) as? any RawRepresentable.Type
    }

    /// What the value with a raw value is called.
    private static func name<Value: RawRepresentable>(of raw: Int, in type: Value.Type) -> String? {
        let raws: [Any] = [raw, UInt(bitPattern: raw), Int32(truncatingIfNeeded: raw)]
        return raws.lazy.compactMap { $0 as? Value.RawValue }.first.flatMap(Value.init(rawValue:)).map { "\($0)" }
    }
}
