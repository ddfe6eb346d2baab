import Diagnostics
import Disk
import LightFoundation
import Planning

/// A folder of templates, each in a folder of its name.
struct TemplateShelf: Sendable {
    /// The folder, as an absolute path.
    let folder: String
    /// What people call the folder; nil when its templates are known by their names alone.
    let label: String?

    /// The templates that look like ones, in no order.
    var names: [String] {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return entries.filter {
            FileManager.default.fileExists(atPath: "\(folder)/\($0)/\(ModuleTemplate.manifestName)")
        }
    }

    /// Reads a template; nil when the shelf has nothing of that name.
    ///
    /// - Throws: A diagnostic when what has that name is no template, or is not in order.
    func template(_ name: String) throws(Diagnostic) -> ModuleTemplate? {
        // Names are compared here, not by the disk: some take 'Screen' for 'screen'.
        guard try entries().contains(name) else { return nil }
        let label = label.map { "\($0)/\(name)" } ?? name
        guard Self.isFolder("\(folder)/\(name)") else {
            throw Diagnostic(
                "'\(label)' is not a folder, as a template is.",
                fix: "Make it a folder with a \(ModuleTemplate.manifestName), or remove it."
            )
        }
        let tree = try Tree(at: "\(folder)/\(name)")
        let entries = try tree.entries()
        if let link = entries.first(where: { $0.kind == .symbolicLink }) {
            throw Diagnostic(
                "The template '\(label)' holds the symbolic link '\(link.path)', and links are not followed.",
                fix: "Put a copy of the file in its place."
            )
        }
        let template = try template(in: tree, with: entries.map(\.path), folder: label)
        guard template.manifest.name == name else {
            throw Diagnostic(
                "The template calls itself '\(template.manifest.name)', and its folder '\(name)'.",
                at: Place(file: "\(label)/\(ModuleTemplate.manifestName)"),
                fix: "Write \"name\": \"\(name)\", or rename the folder."
            )
        }
        return template
    }

    /// The template in a folder. All of a team's own is parsed, as they want to hear of every fault in it; of ours, which
    /// are tested, only what is needed.
    private func template(
        in tree: Tree,
        with paths: [RelativePath],
        folder: String
    ) throws(Diagnostic) -> ModuleTemplate {
        guard label == nil else { return try ModuleTemplate(tree.snapshot(of: paths).files(), folder: folder) }
        return try ModuleTemplate(paths, folder: folder) { (path) throws(Diagnostic) in
            guard let contents = try tree.snapshot(of: [path]).files()[path] else {
                throw Diagnostic("The template's file '\(folder)/\(path)' is gone.", fix: "Run it again.")
            }
            return contents
        }
    }

    private func entries() throws(Diagnostic) -> [String] {
        guard Self.isFolder(folder) else {
            // A link that leads nowhere is something too.
            var status = stat()
            guard lstat(folder, &status) == 0 else { return [] }
            throw Diagnostic(
                "'\(label ?? folder)' is not a folder, and templates are looked for in it.",
                fix: "Move it away, or make it a folder with a folder for each template."
            )
        }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw Diagnostic(
                "'\(label ?? folder)' cannot be read, and templates are looked for in it.",
                fix: "Give yourself the right to read it."
            )
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path + "/.")
    }
}
