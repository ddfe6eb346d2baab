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
    /// - Throws: A diagnostic when a value would lead out of its folder, or has no name for a file in it, or when the
    ///   place is one that a tool keeps for itself.
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
        if let folder = names.compactMap(Self.keptFolder).first {
            throw Diagnostic(
                "The file would land in '\(names.joined(separator: "/"))', and '\(folder)' is not a template's to write to.",
                at: Place(file: template),
                fix: "Let it land elsewhere: by its own path, or by its 'to' in \(ModuleTemplate.manifestName)."
            )
        }
        do {
            return try RelativePath(names.joined(separator: "/"))
        } catch {
            throw Diagnostic(error.message, at: Place(file: template), fix: error.fix)
        }
    }

    /// The folder of git's, of the compiler's or of the tool's own that some disk takes `name` for.
    private static func keptFolder(_ name: String) -> String? {
        // Apple's disks take no notice of case, nor of characters that are not seen.
        let seen = String(
            String.UnicodeScalarView(name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint })
        )
        return [".git", ".build", ".swiftpm", AppFolders.memory].first { $0 == seen.lowercased() }
    }
}
