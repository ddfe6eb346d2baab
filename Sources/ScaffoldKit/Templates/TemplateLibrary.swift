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

    /// Reads a template; one of the app's own that is not in order is a problem, and the built-in one does not stand in.
    ///
    /// - Throws: A diagnostic when there is none of that name, or when it is not in order.
    package func template(_ name: String) throws(Diagnostic) -> ModuleTemplate {
        for shelf in shelves {
            if let template = try shelf.template(name) { return template }
        }
        let names = names
        let nearest = NearMiss.question(for: name, in: names)
        throw Diagnostic(
            "The template '\(name)' is unknown.",
            fix: nearest + "Templates are \(names.joined(separator: ", "))."
        )
    }
}
