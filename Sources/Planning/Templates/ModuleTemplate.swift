import Diagnostics
import Mustache

/// A template: its manifest, and its tree, ready to be rendered any number of times. Its files are read when they are
/// first rendered, as most are for other kinds of screens than the one that is asked for.
package struct ModuleTemplate: Sendable {
    /// One file of the tree.
    struct File: Sendable {
        let path: RelativePath
        let destination: OnDemand<TemplatePath>
        let rule: TemplateFileRule?
        let source: TemplateSource
        /// What people call the folder of the template that it comes from.
        let folder: String

        /// Whether its text is a template; the bytes of any other are copied.
        var isRendered: Bool { path.name.hasSuffix(suffix) }
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
    let partials: Partials

    /// Reads a template that is at hand, and parses all of it.
    ///
    /// - Parameters:
    ///   - tree: Every file of the template's folder by its path there.
    ///   - folder: What people call that folder, for messages.
    /// - Throws: A diagnostic that names the file of the template, and the line where it has one.
    package init(_ tree: [RelativePath: FileContents], folder: String) throws(Diagnostic) {
        try self.init(Array(tree.keys), folder: folder) { tree[$0] ?? FileContents([]) }
        try partials.check()
        for file in files { _ = try file.destination.value }
        for file in files where file.isRendered { _ = try file.source.template() }
    }

    /// Reads a template's manifest, and the rest of it when it is rendered.
    ///
    /// - Parameters:
    ///   - paths: The files of the template's folder.
    ///   - folder: What people call that folder, for messages.
    ///   - read: Gives what a file holds.
    /// - Throws: A diagnostic that names the file of the template, and the line where it has one.
    package init(
        _ paths: [RelativePath],
        folder: String,
        read: @escaping @Sendable (RelativePath) throws(Diagnostic) -> FileContents
    ) throws(Diagnostic) {
        let manifestPath = try RelativePath(Self.manifestName)
        guard paths.contains(manifestPath) else {
            throw Diagnostic(
                "The template in '\(folder)' has no \(Self.manifestName).",
                fix: "Write one, or name a folder that has it."
            )
        }
        let manifest = try TemplateManifest(read(manifestPath), file: "\(folder)/\(Self.manifestName)")
        let paths = paths.filter { $0 != manifestPath && !$0.isJunk }.sorted()
        let isPartial = { (path: RelativePath) in path.components[0] == Self.partialsFolder }
        var partials: [String: @Sendable () -> Result<Template, Diagnostic>] = [:]
        for path in paths where isPartial(path) {
            let name = path.components.dropFirst().joined(separator: "/")
            let source = TemplateSource(path, in: folder, read: read)
            partials[String(name.trimmingSuffix(Self.suffix))] = {
                Result { () throws(Diagnostic) in try source.template() }
            }
        }
        let rules = Dictionary(grouping: manifest.files, by: \.path)
        var files: [File] = []
        for path in paths where !isPartial(path) {
            let source = TemplateSource(path, in: folder, read: read)
            for rule in rules["\(path)"]?.map(Optional.some) ?? [nil] {
                let place = rule?.destination ?? String("\(path)".trimmingSuffix(Self.suffix))
                let destination = OnDemand { () throws(Diagnostic) in
                    try TemplatePath(place, template: "\(folder)/\(path)")
                }
                files.append(File(path: path, destination: destination, rule: rule, source: source, folder: folder))
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
        self.partials = Partials(making: partials)
    }

    init(folder: String, manifest: TemplateManifest, files: [File], partials: Partials) {
        self.folder = folder
        self.manifest = manifest
        self.files = files
        self.partials = partials
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
