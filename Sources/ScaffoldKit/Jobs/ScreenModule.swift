import Diagnostics
import Disk
import Planning
import SwiftManifest

/// A screen's module, made and not yet written.
struct ScreenModule {
    /// The names in it.
    let names: ScreenNames
    /// The screen that it is opened from.
    let source: ScreenNames?
    /// Its line in the app's manifest.
    let entry: ScreenEntry
    /// Its files, tests and resources included.
    let files: [RelativePath: FileContents]
    /// The paths of those that are left alone where a file stands already.
    let once: Set<RelativePath>
    /// What the app is to remember of it.
    let record: ModuleRecord

    /// The module without the files that others have brought along before, in the bytes of their time or edited since.
    ///
    /// - Parameter tree: The app as it stands; nil where there is none yet.
    func leavingAlone(whatStandsIn tree: Tree?) throws(Diagnostic) -> ScreenModule {
        guard let tree, !once.isEmpty else { return self }
        let earlier = try ModuleRecord.read(names.module, in: tree)
        let standing = try tree.snapshot(of: once).files()
        let left = once.filter { path in
            standing[path].map { $0 != files[path] } == true && earlier?.files["\(path)"] == nil
        }
        return ScreenModule(
            names: names,
            source: source,
            entry: entry,
            files: files.filter { !left.contains($0.key) },
            once: once.subtracting(left),
            record: record.leavingOut(left)
        )
    }

    /// What makes the screen that it is opened from open it.
    var linesToPaste: [String] {
        guard let source else { return [] }
        return [
            "import \(names.module)",
            "let screen = \(source.viewController)()",
            "screen.push\(names.module)()",
        ]
    }
}
