import Diagnostics
import Disk
import Planning
import SwiftManifest

/// What a part adds to lists in the core, such as a theme to those that there are to choose from.
struct PartEdits {
    let state: AppState
    let core: String

    /// The core's files with what is added to them.
    ///
    /// - Parameters:
    ///   - additions: The lists, and the word that each of them gets.
    ///   - own: The part's own files, which declare what the words name.
    /// - Throws: A diagnostic when a word means something else already, or a list is not understood.
    func files(
        adding additions: [(edit: TemplateEdit, word: String)],
        besides own: Set<RelativePath>
    ) throws(Diagnostic) -> [RelativePath: FileContents] {
        guard !additions.isEmpty else { return [:] }
        let paths = state.sources.filter { $0.components.count > 2 && $0.components[1] == core && !own.contains($0) }
        var files = try state.tree.snapshot(of: paths).files()
        var edited: [RelativePath: FileContents] = [:]
        for (edit, word) in additions {
            let lists = files.sorted { $0.key < $1.key }.compactMap { path, contents in
                contents.text.map { (path, SourceList(edit.property, of: edit.type, in: $0, file: "\(path)")) }
            }
            if let taken = lists.first(where: { $0.1.declares(word) }) { throw .takenWord(word, edit, in: taken.0) }
            guard let (path, list) = lists.first(where: { $0.1.isHere }), let contents = files[path] else {
                throw .noList(edit, word)
            }
            let file = FileContents(try list.adding(word), isExecutable: contents.isExecutable)
            (files[path], edited[path]) = (file, file)
        }
        return edited
    }
}

extension Diagnostic {
    fileprivate static func takenWord(_ word: String, _ edit: TemplateEdit, in path: RelativePath) -> Diagnostic {
        Diagnostic(
            "'\(edit.type)' has '\(word)' already.",
            at: Place(file: "\(path)"),
            fix: "Choose another name."
        )
    }

    fileprivate static func noList(_ edit: TemplateEdit, _ word: String) -> Diagnostic {
        Diagnostic(
            "The app's core has no list '\(edit.type).\(edit.property)'.",
            fix: "Nothing was changed. Write it into the type, and run the command again:\n"
                + "    public static let \(edit.property): [\(edit.type)] = [.\(word)]",
            outcome: .refused
        )
    }
}
