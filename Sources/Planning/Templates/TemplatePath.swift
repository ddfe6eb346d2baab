import Diagnostics
import Mustache

/// Where a template's file lands, with `{{name}}` in the names.
struct TemplatePath: Sendable {
    private let components: [Template]
    private let template: String

    /// Reads a path such as `Sources/{{screen.type}}/{{model.type}}.swift`.
    init(_ text: String, template: String) throws(Diagnostic) {
        var components: [Template] = []
        for component in text.split(separator: "/", omittingEmptySubsequences: false) {
            components.append(try Template(String(component), name: template))
        }
        self.components = components
        self.template = template
    }

    /// The place that the path names with these values.
    ///
    /// - Throws: A diagnostic when a value would lead out of its folder, or has no name for a file in it.
    func resolved(with values: Value) throws(Diagnostic) -> RelativePath {
        var names: [String] = []
        for component in components {
            names.append(try component.render(values, escaping: .none, mode: .strict))
        }
        guard names.allSatisfy({ !$0.contains("/") }) else {
            throw Diagnostic(
                "The file name '\(names.joined(separator: "/"))' has a '/' that comes from a value.",
                at: Place(file: template),
                fix: "Use a value without '/' in file names."
            )
        }
        do {
            return try RelativePath(names.joined(separator: "/"))
        } catch {
            throw Diagnostic(error.message, at: Place(file: template), fix: error.fix)
        }
    }
}
