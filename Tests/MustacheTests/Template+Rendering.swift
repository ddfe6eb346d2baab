import Diagnostics
import Mustache

extension Template {
    /// Renders `text` as the specification has it.
    static func lax(
        _ text: String,
        _ value: Value = [:],
        _ partials: [String: String] = [:],
        escaping: Escaping = .html
    ) throws -> String {
        try render(text, value, partials, escaping: escaping, mode: .lax)
    }

    /// Renders `text` with unknown names refused.
    static func strict(
        _ text: String,
        _ value: Value = [:],
        _ partials: [String: String] = [:]
    ) throws -> String {
        try render(text, value, partials, escaping: .none, mode: .strict)
    }

    private static func render(
        _ text: String,
        _ value: Value,
        _ partials: [String: String],
        escaping: Escaping,
        mode: Mode
    ) throws -> String {
        let template = try Template(text, name: "main")
        let partials = try partials.map { ($0, try Template($1, name: $0)) }
        return try template.render(
            value,
            with: Partials(Dictionary(uniqueKeysWithValues: partials)),
            escaping: escaping,
            mode: mode
        )
    }
}
