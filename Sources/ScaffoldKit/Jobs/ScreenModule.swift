import Diagnostics
import Disk
import Planning
import SwiftManifest

/// A screen's module, made and not yet written.
struct ScreenModule {
    /// The names in it.
    let names: ScreenNames
    /// How it is laid out.
    let layout: String
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
            layout: layout,
            source: source,
            entry: entry,
            files: files.filter { !left.contains($0.key) },
            once: once.subtracting(left),
            record: record.leavingOut(left)
        )
    }

    /// What is left to write by hand, beside the module.
    var handwork: Handwork? {
        if let source {
            return Handwork(
                place: "Where your app makes the screen that this one is opened from:",
                lines: [
                    "import \(names.module)",
                    "let screen = \(source.viewController)()",
                    "screen.push\(names.module)()",
                ]
            )
        }
        guard layout == "settings" else { return nil }
        return Handwork(
            place: "Where your app starts, so that it does in the theme that was chosen:",
            lines: ["import \(names.module)", "ThemeProvider.shared.restore()"]
        )
    }
}
