import Diagnostics
import LightFoundation
import Planning
import SwiftManifest
import Toolchain

/// A module's own files, ready to be checked before SwiftPM has so much as read the manifest.
struct ScreenCheck {
    /// The module against what it imports.
    let check: TypeCheck

    /// Gathers the files of `screen`, or of the core.
    ///
    /// Nil where a module that it imports is not built, or has been changed since: the verdict of a check against it
    /// would mean nothing.
    init?(of screen: ScreenEntry, in app: App, modules: String, scratch: String) {
        // The core imports the kit alone, which was built when the core was.
        let isBuilt = FileManager.default.modificationDate(of: "\(modules)/\(app.core).swiftmodule") != nil
        let imported = screen.name == app.core ? [] : [app.core] + screen.needs
        let isFresh = imported.allSatisfy { module in
            guard let built = FileManager.default.modificationDate(of: "\(modules)/\(module).swiftmodule") else {
                return false
            }
            return Self.files(in: "\(app.root)/Sources/\(module)").allSatisfy {
                FileManager.default.modificationDate(of: $0) ?? .now <= built
            }
        }
        let accessor = "\(scratch)/scaffold/bundle-accessor.swift"
        guard isBuilt, isFresh, Self.write(SwiftToolchain.bundleAccessor, to: accessor) else { return nil }
        check = TypeCheck(
            module: screen.name,
            files: Self.files(in: "\(app.root)/Sources/\(screen.name)") + [accessor],
            imports: [modules]
        )
    }

    private static func files(in folder: String) -> [String] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }

    private static func write(_ text: String, to path: String) -> Bool {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return (try? Data(text.utf8).write(to: URL(fileURLWithPath: path))) != nil
    }
}
