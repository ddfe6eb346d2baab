import Diagnostics
import Mustache

/// A template that has been read: its manifest, and its tree parsed and ready to be rendered any number of times.
package struct ModuleTemplate: Sendable {
    /// One file of the tree.
    struct File: Sendable {
        let path: RelativePath
        let destination: TemplatePath
        let rule: TemplateFileRule?
        let contents: Contents
    }

    /// What a file becomes.
    enum Contents: Sendable {
        case copied(FileContents)
        case rendered(Template, isExecutable: Bool)
    }

    /// The name of the file that makes a folder a template.
    package static let manifestName = "template.json"
    /// The folder for what other files include.
    private static let partialsFolder = "partials"
    static let suffix = ".mustache"

    /// What people call the template's folder, for messages.
    let folder: String
    /// What the template says of itself.
    package let manifest: TemplateManifest
    /// The files it writes, in the order of their paths.
    let files: [File]
    /// What its files include, by name.
    let partials: [String: Template]

    /// Reads a template's tree.
    ///
    /// - Parameters:
    ///   - tree: Every file of the template's folder by its path there.
    ///   - folder: What people call that folder, for messages.
    /// - Throws: A diagnostic that names the file of the template, and the line where it has one.
    package init(_ tree: [RelativePath: FileContents], folder: String) throws(Diagnostic) {
        let manifestPath = try RelativePath(Self.manifestName)
        guard let text = tree[manifestPath] else {
            throw Diagnostic(
                "The template in '\(folder)' has no \(Self.manifestName).",
                fix: "Write one, or name a folder that has it."
            )
        }
        let manifest = try TemplateManifest(text, file: "\(folder)/\(Self.manifestName)")
        let paths = tree.keys.filter { $0 != manifestPath && !$0.isJunk }.sorted()
        let isPartial = { (path: RelativePath) in path.components[0] == Self.partialsFolder }
        var partials: [String: Template] = [:]
        for path in paths where isPartial(path) {
            guard let contents = tree[path] else { continue }
            let name = path.components.dropFirst().joined(separator: "/")
            partials[String(name.trimmingSuffix(Self.suffix))] = try Self.parse(contents, at: path, in: folder)
        }
        let rules = Dictionary(grouping: manifest.files, by: \.path)
        var files: [File] = []
        for path in paths where !isPartial(path) {
            guard let text = tree[path] else { continue }
            let contents: Contents =
                path.name.hasSuffix(Self.suffix)
                ? .rendered(try Self.parse(text, at: path, in: folder), isExecutable: text.isExecutable)
                : .copied(text)
            for rule in rules["\(path)"]?.map(Optional.some) ?? [nil] {
                let place = rule?.destination ?? String("\(path)".trimmingSuffix(Self.suffix))
                let destination = try TemplatePath(place, template: "\(folder)/\(path)")
                files.append(File(path: path, destination: destination, rule: rule, contents: contents))
            }
        }
        let known = paths.map(\.description)
        if let lost = manifest.files.first(where: { !known.contains($0.path) }) {
            let nearest = NearMiss.nearest(to: lost.path, in: known).map { "Did you mean '\($0)'?" }
            throw Diagnostic(
                "'files' names '\(lost.path)', which the template does not have.",
                at: Place(file: "\(folder)/\(Self.manifestName)"),
                fix: nearest ?? "Remove the entry."
            )
        }
        self.folder = folder
        self.manifest = manifest
        self.files = files
        self.partials = partials
    }

    init(folder: String, manifest: TemplateManifest, files: [File], partials: [String: Template]) {
        self.folder = folder
        self.manifest = manifest
        self.files = files
        self.partials = partials
    }

    private static func parse(
        _ contents: FileContents,
        at path: RelativePath,
        in folder: String
    ) throws(Diagnostic) -> Template {
        guard let text = contents.text else {
            throw Diagnostic(
                "The file is not UTF-8 text, so it cannot be rendered.",
                at: Place(file: "\(folder)/\(path)"),
                fix: "Drop '\(suffix)' from its name to have it copied as it is."
            )
        }
        return try Template(text, name: "\(folder)/\(path)")
    }
}

extension RelativePath {
    /// Whether the file is one that editors and systems leave behind.
    var isJunk: Bool {
        let names: Set = [".DS_Store", "Thumbs.db", ".git", ".build", ".swiftpm"]
        return components.contains { names.contains($0) } || name.hasSuffix("~") || name.hasSuffix(".swp")
    }
}

extension String {
    /// The text without `suffix`, where it ends so.
    func trimmingSuffix(_ suffix: String) -> Substring {
        hasSuffix(suffix) ? dropLast(suffix.count) : self[...]
    }
}
