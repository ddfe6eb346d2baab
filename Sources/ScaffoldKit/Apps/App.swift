import Diagnostics
import Disk
import LightFoundation
import Planning

/// An app that the tool made, where it lies on disk.
package struct App: Sendable {
    /// The app's folder, as an absolute path.
    package let root: String
    /// What the tool knows of it.
    package let config: AppConfig

    /// The app's name, such as `Gallery`.
    package var name: String { config.app }

    /// The app's core module, such as `GalleryCore`.
    package var core: String { name + "Core" }

    /// Opens the app in a folder.
    ///
    /// - Throws: A diagnostic when there is no such folder, it is no app of ours, or its memory is damaged.
    package init(at root: String) throws(Diagnostic) {
        guard FileManager.default.fileExists(atPath: root) else {
            throw Diagnostic("There is no folder '\(root)'.", fix: "Name the folder of an app with '--in'.")
        }
        guard let contents = try Self.config(in: root) else { throw .noApp(root) }
        self.root = root
        config = try AppConfig(contents, file: AppFolders.config)
    }

    /// Opens the app that encloses a folder, the nearest one first.
    ///
    /// - Throws: A diagnostic when neither the folder nor one above it is an app of ours.
    package static func enclosing(_ folder: String) throws(Diagnostic) -> App {
        var candidate = URL(fileURLWithPath: folder).standardizedFileURL
        while true {
            if try config(in: candidate.path) != nil { return try App(at: candidate.path) }
            guard candidate.path != "/" else { throw .noAppAround(folder) }
            candidate.deleteLastPathComponent()
        }
    }

    /// Opens the app that a person named with '--in', or the one around the current folder.
    ///
    /// - Throws: A diagnostic when there is none.
    package static func named(_ folder: String?, in workplace: Workplace) throws(Diagnostic) -> App {
        guard let folder else { return try enclosing(workplace.currentFolder) }
        return try App(at: workplace.absolute(folder))
    }

    private static func config(in root: String) throws(Diagnostic) -> FileContents? {
        let path = try RelativePath(AppFolders.config)
        return try Tree(at: root).snapshot(of: [path]).files()[path]
    }
}

extension Diagnostic {
    fileprivate static func noApp(_ root: String) -> Diagnostic {
        let isPackage = FileManager.default.fileExists(atPath: root + "/Package.swift")
        return Diagnostic(
            isPackage
                ? "'\(root)' is a package that scaffold did not make: it has no \(AppFolders.config)."
                : "'\(root)' is not an app: it has no \(AppFolders.config).",
            fix: "Name an app's folder with '--in', or make one: 'scaffold new app Gallery'."
        )
    }

    fileprivate static func noAppAround(_ folder: String) -> Diagnostic {
        Diagnostic(
            "There is no app in '\(folder)' or above it.",
            fix: "Name an app's folder with '--in', or make one: 'scaffold new app Gallery'."
        )
    }
}
