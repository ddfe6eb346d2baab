import Diagnostics
import Disk
import LightFoundation
import Planning

/// The templates that can be used: an app's own first, then the built-in ones.
package struct TemplateLibrary: Sendable {
    private let folders: [String]

    /// Looks in the app's `.scaffold/templates`, when there is an app, and in the built-in folder.
    package init(of workplace: Workplace, for app: App? = nil) {
        folders = [app.map { "\($0.root)/\(AppFolders.templates)" }, workplace.templates].compactMap(\.self)
    }

    /// What may be typed after `new`, in order.
    package var names: [String] {
        let found = folders.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { has($0, in: folder) }
        }
        return Set(found).sorted()
    }

    /// Reads a template.
    ///
    /// - Throws: A diagnostic when there is none of that name, or when it is not in order.
    package func template(_ name: String) throws(Diagnostic) -> ModuleTemplate {
        let names = names
        guard names.contains(name), let folder = folders.first(where: { has(name, in: $0) }) else {
            let nearest = NearMiss.question(for: name, in: names)
            throw Diagnostic(
                "The template '\(name)' is unknown.",
                fix: nearest + "Templates are \(names.joined(separator: ", "))."
            )
        }
        let tree = try Tree(at: "\(folder)/\(name)")
        let entries = try tree.entries()
        if let link = entries.first(where: { $0.kind == .symbolicLink }) {
            throw Diagnostic(
                "The template '\(name)' holds the symbolic link '\(link.path)', and links are not followed.",
                fix: "Put a copy of the file in its place."
            )
        }
        return try ModuleTemplate(tree.snapshot(of: entries.map(\.path)).files(), folder: name)
    }

    private func has(_ name: String, in folder: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder)/\(name)/\(ModuleTemplate.manifestName)")
    }
}
