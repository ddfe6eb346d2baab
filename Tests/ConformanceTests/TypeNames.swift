/// Which Swift type is which type of the facts.
struct TypeNames {
    private let toSwift: [String: String]
    private let toFacts: [String: String]
    private let known: Set<String>

    /// Joins the table of names that do not follow from the rule with the types of a module.
    init(table: [String], swiftTypes: [String], facts: FactTable) {
        var toSwift: [String: String] = [:]
        known = Set(facts.types.map(\.name)).union(facts.values.map(\.type))
        for type in swiftTypes { toSwift[type.split(separator: ".").joined()] = type }
        for line in table {
            let cells = line.split(separator: "\t").map(String.init)
            guard cells.count >= 2 else { continue }
            toSwift[cells[0]] = cells[1]
        }
        self.toSwift = toSwift
        toFacts = Dictionary(toSwift.filter { [known] in known.contains($0.key) }.map { ($1, $0) }) { min($0, $1) }
    }

    func isKnown(_ fact: String) -> Bool { known.contains(fact) }

    /// The Swift name; a type that the module lacks is named by the rule alone.
    func swiftName(of fact: String) -> String { toSwift[fact] ?? fact }

    /// The facts' name of a Swift type, when they know it.
    func fact(of swift: String) -> String? {
        toFacts[swift] ?? (known.contains(swift) ? swift : nil)
    }
}
