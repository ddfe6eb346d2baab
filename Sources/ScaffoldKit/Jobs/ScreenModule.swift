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
    /// What the app is to remember of it.
    let record: ModuleRecord

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
