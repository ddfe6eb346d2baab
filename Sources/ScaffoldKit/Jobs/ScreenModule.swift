import Diagnostics
import Disk
import Planning
import SwiftManifest

/// A screen's module, made and not yet written.
struct ScreenModule {
    /// The names in it.
    let names: ScreenNames
    /// Its line in the app's manifest.
    let entry: ScreenEntry
    /// Its files, tests and resources included.
    let files: [RelativePath: FileContents]
    /// The paths of those that are left alone where a file stands already.
    let once: Set<RelativePath>
    /// What the app is to remember of it.
    let record: ModuleRecord
    /// What is left to write by hand, beside the module.
    let handwork: Handwork?

    /// The module without the files that others have brought along before, in the bytes of their time or edited since.
    ///
    /// - Parameter tree: The app as it stands; nil where there is none yet.
    func leavingAlone(whatStandsIn tree: Tree?) throws(Diagnostic) -> ScreenModule {
        guard let tree, !once.isEmpty else { return self }
        return leavingOut(try tree.standing(once, earlier: ModuleRecord.read(names.module, in: tree)))
    }

    /// The module without the files at `paths`, which are another's.
    func leavingOut(_ paths: Set<RelativePath>) -> ScreenModule {
        let paths = paths.filter { files[$0] != nil }
        guard !paths.isEmpty else { return self }
        return ScreenModule(
            names: names,
            entry: entry,
            files: files.filter { !paths.contains($0.key) },
            once: once.subtracting(paths),
            record: record.leavingOut(paths),
            handwork: handwork
        )
    }
}
