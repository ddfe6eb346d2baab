import Diagnostics
import Planning

/// The templates that can be used: an app's own first, then the built-in ones.
package struct TemplateLibrary: Sendable {
    private let shelves: [TemplateShelf]

    /// Looks in the app's `.scaffold/templates`, when there is an app, and in the built-in folder.
    package init(of workplace: Workplace, for app: App? = nil) {
        let own = app.map { TemplateShelf(folder: "\($0.root)/\(AppFolders.templates)", label: AppFolders.templates) }
        shelves = [own, TemplateShelf(folder: workplace.templates, label: nil)].compactMap(\.self)
    }

    /// What may be typed after `new`, in order.
    package var names: [String] {
        Set(shelves.flatMap(\.names)).sorted()
    }

    /// Reads a template with all that it includes; one of the app's own that is not in order is a problem, and the
    /// built-in one does not stand in.
    ///
    /// - Throws: A diagnostic when there is none of that name, or when it is not in order.
    package func template(_ name: String) throws(Diagnostic) -> ModuleTemplate {
        for (place, shelf) in shelves.enumerated() {
            guard let template = try shelf.template(name) else { continue }
            return try including(template.manifest.includes, in: template, from: shelves[place...])
        }
        let names = names
        let nearest = NearMiss.question(for: name, in: names)
        throw Diagnostic(
            "The template '\(name)' is unknown.",
            fix: nearest + "Templates are \(names.joined(separator: ", "))."
        )
    }

    /// The template with what it includes: of its own shelf, or of one behind that, so that what a team calls `store`
    /// changes nothing in the built-in templates.
    private func including(
        _ names: [String],
        in template: ModuleTemplate,
        from shelves: ArraySlice<TemplateShelf>
    ) throws(Diagnostic) -> ModuleTemplate {
        var whole = template
        for name in names {
            var included: ModuleTemplate?
            for shelf in shelves where included == nil { included = try shelf.template(name) }
            guard let included else { throw .noInclude(name, in: template.manifest.name) }
            guard included.manifest.includes.isEmpty else { throw .nestedInclude(name, in: template.manifest.name) }
            whole = whole.including(included)
        }
        return whole
    }
}

extension Diagnostic {
    fileprivate static func noInclude(_ name: String, in template: String) -> Diagnostic {
        Diagnostic(
            "The template '\(template)' includes '\(name)', which is no template.",
            fix: "Mend 'includes' in its \(ModuleTemplate.manifestName)."
        )
    }

    fileprivate static func nestedInclude(_ name: String, in template: String) -> Diagnostic {
        Diagnostic(
            "The template '\(template)' includes '\(name)', which includes others itself.",
            fix: "Name each of them in the 'includes' of '\(template)'."
        )
    }
}
