import Diagnostics
import Disk
import Planning
import SwiftManifest

/// What an app holds at one moment, as far as a new screen has to know.
struct AppState {
    /// The path of the app's manifest.
    static let manifest = "Package.swift"

    let tree: Tree
    let manifest: FileContents
    private let text: String
    /// The paths of the app's Swift files.
    let sources: [RelativePath]

    /// Reads an app.
    ///
    /// - Throws: A diagnostic when the manifest is missing or is no text.
    init(of tree: Tree) throws(Diagnostic) {
        let path = try RelativePath(Self.manifest)
        guard let contents = try tree.snapshot(of: [path]).files()[path], let text = contents.text else {
            throw Diagnostic(
                "The app has no readable \(Self.manifest).",
                fix: "Take it back from your version control: 'git checkout -- \(Self.manifest)'.",
                outcome: .refused
            )
        }
        self.tree = tree
        manifest = contents
        self.text = text
        sources = try tree.files(under: RelativePath("Sources"), ending: ".swift")
    }

    /// The screens that the manifest lists.
    ///
    /// - Throws: A diagnostic when the list is not understood.
    var screens: [ScreenEntry] {
        get throws(Diagnostic) {
            try ScreenList(in: text, of: Self.manifest).listings().map(\.entry)
        }
    }

    /// The names that the app has taken, by its folders: whoever edits the manifest compares the names listed there,
    /// and parsing it twice would cost more than all the rest.
    func known(to app: AppNames) -> KnownNames {
        let folders = Set(sources.compactMap { $0.components.count > 2 ? $0.components[1] : nil })
        return KnownNames(
            screens: folders.subtracting([app.core]),
            modules: app.known.modules,
            types: app.known.types.merging(Self.types(in: sources)) { first, _ in first }
        )
    }

    /// The types that Swift files are named after, each with the module that it stands in.
    static func types(in sources: some Sequence<RelativePath>) -> [String: String] {
        sources.reduce(into: [:]) { types, path in
            guard path.components.count > 2, path.components[0] == "Sources", path.name.hasSuffix(".swift"),
                !path.name.contains("+")
            else { return }
            types[String(path.name.dropLast(".swift".count))] = path.components[1]
        }
    }
}

extension ModuleRecord {
    /// What an app remembers of a module, when anything.
    static func read(_ module: String, in tree: Tree) throws(Diagnostic) -> ModuleRecord? {
        try read(at: path(of: module), in: tree)
    }

    /// What an app remembers at `path`, when anything.
    static func read(at path: RelativePath, in tree: Tree) throws(Diagnostic) -> ModuleRecord? {
        guard let contents = try tree.snapshot(of: [path]).files()[path] else { return nil }
        return try ModuleRecord(contents, file: "\(path)")
    }
}
