import Diagnostics

/// Text with holes, parsed once and rendered as often as needed.
///
/// The language is Mustache as its public specification has it, with inheritance and dynamic names.
package struct Template: Sendable {
    /// Every name that the template uses, in order.
    package let references: [Reference]

    let text: TemplateText
    let nodes: [Node]
    /// The blocks that it offers.
    let blocks: Set<String>
    /// Whether a value says what it includes.
    let includesByValue: Bool

    /// Parses `text`; `name` is what messages call it.
    ///
    /// - Throws: A diagnostic with line, column and caret when the tags do not fit together.
    package init(_ text: String, name: String) throws(Diagnostic) {
        let text = TemplateText(name: name, bytes: Array(text.utf8))
        var parser = TemplateParser(text)
        nodes = try parser.parse()
        references = parser.references.sorted { $0.offset < $1.offset }
        blocks = Set(references.lazy.filter { $0.kind == .block }.map(\.name))
        includesByValue = parser.includesByValue
        self.text = text
    }

    /// What messages call the template.
    package var name: String { text.name }

    /// Where in the template `reference` stands.
    package func place(of reference: Reference) -> Place {
        text.place(at: reference.offset)
    }

    /// Fills the holes with `value`.
    ///
    /// - Parameters:
    ///   - value: What the names stand for.
    ///   - partials: The templates that partial and parent tags may name.
    ///   - escaping: What becomes of a value's special characters; follow the output's kind.
    ///   - mode: What an unknown name does.
    ///   - limits: How much one rendering may take.
    /// - Throws: A diagnostic when a limit is passed, or, in strict mode, for an unknown name.
    package func render(
        _ value: Value,
        with partials: Partials = Partials(),
        escaping: Escaping,
        mode: Mode = .strict,
        limits: Limits = Limits()
    ) throws(Diagnostic) -> String {
        var renderer = Renderer(self, value, partials: partials, escaping: escaping, mode: mode, limits: limits)
        return try renderer.run()
    }
}
