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
    /// What the app is to remember of it.
    let record: ModuleRecord
}
