import Diagnostics
import Mustache

/// When a file is written or a variable asked for: a value's dotted name, such as `layout.grid`, with `!` before it for
/// the opposite.
package struct TemplateCondition: Hashable, Sendable {
    /// The value's dotted name.
    package let name: String
    /// Whether the value has to be false, empty or missing.
    package let isInverted: Bool

    /// Reads `layout.grid` or `!layout.grid`.
    package init(_ text: String) {
        isInverted = text.hasPrefix("!")
        name = isInverted ? String(text.dropFirst()) : text
    }

    /// Whether the condition holds.
    ///
    /// - Throws: A diagnostic when no value has the name.
    package func holds(in values: Value) throws(Diagnostic) -> Bool {
        guard let value = values.value(at: name) else {
            throw Diagnostic("'when' names '\(name)', and no value has that name.", fix: "Mend the name.")
        }
        return value.isEmpty == isInverted
    }
}

extension TemplateCondition: Decodable {
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
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
