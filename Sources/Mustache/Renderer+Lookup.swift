import Diagnostics

extension Renderer {
    /// The value at `path`; nil when a name on the way is unknown, which only lax mode allows.
    func value(at path: Path) throws(Diagnostic) -> Value? {
        guard let first = path.parts.first else { return contexts.last }
        guard var value = innermost(first) else {
            guard mode == .strict else { return nil }
            throw .unknownValue(first, known: knownNames, at: template.text.place(at: path.offset))
        }
        for index in path.parts.indices.dropFirst() {
            let part = path.parts[index]
            guard case .object(let members) = value, let member = members[part] else {
                guard mode == .strict else { return nil }
                let owner = path.parts[..<index].joined(separator: ".")
                throw .unknownMember(part, of: owner, value, at: template.text.place(at: path.offset))
            }
            value = member
        }
        return value
    }

    private func innermost(_ name: String) -> Value? {
        var index = contexts.count
        while index > 0 {
            index -= 1
            if case .object(let members) = contexts[index], let value = members[name] { return value }
        }
        return nil
    }

    private var knownNames: [String] {
        let names = contexts.flatMap { context -> [String] in
            if case .object(let members) = context { Array(members.keys) } else { [] }
        }
        return Set(names).sorted()
    }
}

extension Diagnostic {
    static func unknownValue(_ name: String, known: [String], at place: Place) -> Diagnostic {
        Diagnostic("No value is named '\(name)' here.", at: place, fix: .choice(for: name, among: known))
    }

    static func unknownMember(_ name: String, of owner: String, _ value: Value, at place: Place) -> Diagnostic {
        guard case .object(let members) = value else {
            return Diagnostic(
                "'\(owner)' is a single value and has nothing named '\(name)'.",
                at: place,
                fix: "Write '\(owner)' alone."
            )
        }
        return Diagnostic(
            "'\(owner)' has nothing named '\(name)'.",
            at: place,
            fix: .choice(for: name, among: members.keys.sorted())
        )
    }
}

extension String {
    /// Orders the reader to use the name of `known` that was probably meant, or one of them.
    static func choice(for name: String, among known: [String]) -> String {
        if let nearest = NearMiss.nearest(to: name, in: known) { return "Write '\(nearest)'." }
        guard !known.isEmpty else { return "Remove it: there is nothing to name." }
        let shown = known.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
        return "Use one of \(shown)\(known.count > 12 ? " …" : "")."
    }
}
