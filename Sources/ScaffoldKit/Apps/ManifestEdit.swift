import Diagnostics
import Planning
import SwiftManifest

/// The app's manifest with more screens in its list.
struct ManifestEdit {
    let path: RelativePath
    private let original: FileContents

    init(_ original: FileContents) throws(Diagnostic) {
        path = try RelativePath(AppState.manifest)
        self.original = original
    }

    /// The manifest with `entries` in its list; every other byte stays.
    func inserting(_ entries: [ScreenEntry]) throws(Diagnostic) -> FileContents {
        guard let text = original.text else {
            throw Diagnostic("\(AppState.manifest) is not UTF-8 text.", fix: "Save it as UTF-8.", outcome: .refused)
        }
        let edited = try ScreenList(in: text, of: AppState.manifest).inserting(entries)
        return FileContents(edited, isExecutable: original.isExecutable)
    }
}
