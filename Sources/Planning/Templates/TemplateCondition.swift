import Diagnostics
import Mustache

/// When a file is written or a variable asked for: values' dotted names, such as `layout.grid`, each with `!` before it
/// for the opposite, all of which have to hold.
package struct TemplateCondition: Hashable, Sendable {
    /// One value that counts.
    package struct Term: Hashable, Sendable {
        /// The value's dotted name.
        package let name: String
        /// Whether the value has to be false, empty or missing.
        package let isInverted: Bool
    }

    /// What has to hold.
    package let terms: [Term]

    /// Reads one or several of `layout.grid` and `!layout.grid`.
    package init(_ texts: [String]) {
        terms = texts.map { text in
            let isInverted = text.hasPrefix("!")
            return Term(name: isInverted ? String(text.dropFirst()) : text, isInverted: isInverted)
        }
    }

    /// Whether all of it holds.
    ///
    /// - Throws: A diagnostic when no value has a name.
    package func holds(in values: Value) throws(Diagnostic) -> Bool {
        var holds = true
        for term in terms {
            guard let value = values.value(at: term.name) else {
                throw Diagnostic("'when' names '\(term.name)', and no value has that name.", fix: "Mend the name.")
            }
            if value.isEmpty != term.isInverted { holds = false }
        }
        return holds
    }
}

extension TemplateCondition {
    /// Reads an entry of a manifest, of one text or several; nil where there is none.
    init?(_ entry: JSONEntry?) throws(Diagnostic) {
        guard let entry else { return nil }
        var texts: [String] = []
        for text in entry.isList ? try entry.elements : [entry] { texts.append(try text.text) }
        self.init(texts)
    }
}

extension Value {
    /// The value with a dotted name, such as `layout.grid`.
    func value(at name: String) -> Value? {
        name.split(separator: ".").reduce(self) { value, part in
            guard case .object(let values)? = value else { return nil }
            return values[String(part)]
        }
    }
}
