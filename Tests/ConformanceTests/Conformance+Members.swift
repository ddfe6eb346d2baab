import Foundation

extension Conformance {
    /// Where a member's types, optionality, access and version are not those of a fact.
    func differences(of symbol: SymbolGraph.Symbol, from fact: Fact) -> [Difference] {
        func difference(_ kind: Difference.Kind, _ detail: String) -> Difference {
            Difference(symbol: symbol.path, kind: kind, detail: detail)
        }
        var all: [Difference] = []
        if symbol.sort.hasSuffix("property") {
            let (type, access) = property(symbol)
            all += mismatch(type, fact.result).map { difference(.result, $0) }
            // What the facts call a method has no setter.
            if access.contains("set") != fact.isSettable {
                all.append(difference(.access, fact.isSettable ? "can be set" : "can only be read"))
            }
        } else {
            let parameters = symbol.functionSignature?.parameters ?? []
            for (parameter, expected) in zip(parameters, fact.arguments) {
                let type = Self.type(of: parameter)
                // Of a list the facts may name the elements alone.
                let isList = Spelling.isList(type) && !expected.contains("[")
                let compared = isList ? Spelling.element(of: type) : type
                all += mismatch(compared, expected).map { difference(.argument, $0) }
            }
            if !symbol.name.hasPrefix("init(") {
                let result = symbol.functionSignature?.returns?.map(\.spelling).joined() ?? "()"
                all += mismatch(result, fact.result).map { difference(.result, $0) }
            }
        }
        if let since = fact.since, (symbol.introduced ?? 0) < since {
            all.append(difference(.version, "exists from iOS \(since) on"))
        }
        return all
    }

    /// Says how a Swift type differs from a type of the facts.
    private func mismatch(_ actual: String, _ fact: String) -> [String] {
        guard fact != "unknown" else { return [] }
        let isOptional = Spelling.isOptional(actual)
        guard isOptional == fact.hasSuffix("?") else {
            return ["is \(isOptional ? "not " : "")optional: \(actual) for \(fact)"]
        }
        let plain = Spelling.plain(actual)
        guard let expected = Spelling.expected(fact, names: names), expected != plain else { return [] }
        guard typed[plain] != expected else { return [] }
        return expected.hasSuffix("." + plain) ? [] : ["is \(expected), not \(plain)"]
    }

    private static func type(of parameter: SymbolGraph.Symbol.Signature.Parameter) -> String {
        let text = parameter.declarationFragments.map(\.spelling).joined()
        return text.components(separatedBy: ": ").dropFirst().joined(separator: ": ")
    }

    /// The type and the accessors of a property.
    private func property(_ symbol: SymbolGraph.Symbol) -> (type: String, access: String) {
        let pieces = symbol.declaration.components(separatedBy: " { ")
        let type = pieces[0].components(separatedBy: ": ").dropFirst().joined(separator: ": ")
        // The graph does not tell that only the module sets a property.
        guard !sources.line(of: symbol).contains("(set) ") else { return (type, "get") }
        let isStored = pieces.count == 1 && symbol.declaration.contains("var ")
        return (type, pieces.count > 1 ? pieces[pieces.count - 1] : isStored ? "get set" : "get")
    }

    /// The values of an enumeration or option set, by their Swift names.
    func values(of type: String) -> [String: Int] {
        guard let fact = names.fact(of: type) else { return [:] }
        let values = facts.values.filter { $0.type == fact }
        return Dictionary(values.map { (swiftName(of: $0), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    func swiftName(of value: FactTable.ValueFact) -> String {
        renames["\(value.type).\(value.name)"] ?? value.name.loweringHead
    }
}
