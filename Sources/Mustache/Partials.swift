import Diagnostics

/// The templates that partial and parent tags may name, each of them made when a tag first asks for it.
package struct Partials: Sendable {
    private let makers: [String: @Sendable () -> Result<Template, Diagnostic>]

    /// Takes what makes each template, by its name; it is called whenever the template is asked for.
    package init(making makers: [String: @Sendable () -> Result<Template, Diagnostic>]) {
        self.makers = makers
    }

    /// Takes templates that are at hand, by their names.
    package init(_ templates: [String: Template] = [:]) {
        makers = templates.mapValues { template in { .success(template) } }
    }

    /// Makes all of them.
    ///
    /// - Throws: A diagnostic when one is not in order; of several, that of the first by name.
    package func check() throws(Diagnostic) {
        for name in names { _ = try self[name] }
    }

    /// These, and those of `others` that have other names.
    package func merging(_ others: Partials) -> Partials {
        Partials(making: makers.merging(others.makers) { own, _ in own })
    }

    /// What they are called, in order.
    var names: [String] { makers.keys.sorted() }

    /// The template of that name, when there is one.
    subscript(name: String) -> Template? {
        get throws(Diagnostic) { try makers[name]?().get() }
    }
}
