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
    /// What the app is to remember of it.
    let record: ModuleRecord

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
