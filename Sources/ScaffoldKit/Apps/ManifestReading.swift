import Diagnostics
import Disk
import Planning
import SwiftManifest

/// An app's manifest, read on a thread of its own while other things are done: nothing else takes as long.
package final class ManifestReading: Sendable {
    private struct Found: Sendable {
        let contents: FileContents
        let reading: ScreenList.Reading
    }

    private let found: Ahead<Found?>

    /// Begins to read the manifest of an app; what is wrong with it is told by whoever needs it.
    package init(of app: App) {
        let root = app.root
        found = Ahead {
            guard let path = try? RelativePath(AppState.manifest),
                let contents = try? Tree(at: root).snapshot(of: [path]).files()[path],
                let edit = try? ManifestEdit(contents)
            else { return nil }
            return Found(contents: contents, reading: edit.read())
        }
    }

    /// Begins to read a manifest that is at hand.
    init(_ contents: FileContents) {
        found = Ahead { (try? ManifestEdit(contents)).map { Found(contents: contents, reading: $0.read()) } }
    }

    /// What the manifest was found to hold; nil when it has these contents no longer.
    func reading(of contents: FileContents) -> ScreenList.Reading? {
        guard let found = found.value, found.contents == contents else { return nil }
        return found.reading
    }
}
