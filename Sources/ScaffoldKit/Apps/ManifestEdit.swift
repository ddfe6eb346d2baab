import Diagnostics
import Planning
import SwiftManifest

/// The app's manifest with more screens in its list.
struct ManifestEdit: Sendable {
    let path: RelativePath
    private let list: ScreenList
    private let isExecutable: Bool

    init(_ original: FileContents) throws(Diagnostic) {
        path = try RelativePath(AppState.manifest)
        guard let text = original.text else {
            throw Diagnostic("\(AppState.manifest) is not UTF-8 text.", fix: "Save it as UTF-8.", outcome: .refused)
        }
        list = ScreenList(in: text, of: AppState.manifest)
        isExecutable = original.isExecutable
    }

    /// Reads the manifest, which can be done while the screens are made.
    func read() -> ScreenList.Reading {
        list.read()
    }

    /// The manifest with `entries` in its list; every other byte stays.
    func inserting(_ entries: [ScreenEntry], after reading: ScreenList.Reading) throws(Diagnostic) -> FileContents {
        FileContents(try list.inserting(entries, after: reading), isExecutable: isExecutable)
    }

    /// The same, with the manifest read on the spot.
    func inserting(_ entries: [ScreenEntry]) throws(Diagnostic) -> FileContents {
        try inserting(entries, after: read())
    }
}
