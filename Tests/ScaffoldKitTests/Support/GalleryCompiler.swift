import BuiltinTemplates
import Foundation
import Toolchain

/// Asks the compiler about code in Gallery, an app that the tool generated.
///
/// HeadlessUIKit is taken as it was built for these tests, and the app's core is read or compiled once, so that an answer
/// takes seconds.
struct GalleryCompiler {
    /// Where the code stands in the app.
    enum Place {
        /// In a screen's module, which imports the core and may use and override what that gives away.
        case screen
        /// In an app of one module, which has an Objective-C runtime: where code was before it kept the conventions.
        case legacy
    }

    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    static let core = repository.appending(path: "Examples/Gallery/Sources/GalleryCore")

    private let folder: URL
    private let modules: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "gallery-compiler-\(UUID())")
        modules = try Self.modules()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// What the compiler says of `files`, by name; nothing when all is right.
    ///
    /// Each file is alone: what it declares is seen by no other one.
    func complaints(about files: [String: String], in place: Place) throws -> String {
        defer { try? FileManager.default.removeItem(at: folder) }
        var paths = [try write(SwiftToolchain.bundleAccessor, "Module")]
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            paths.append(try write(Privacy.applied(to: text), name))
        }
        let common = ["-swift-version", "6", "-wmo", "-I", modules]
        switch place {
        case .legacy:
            let options = ["-Xfrontend", "-enable-objc-interop", "-module-name", "Legacy"]
            return try compile(["-typecheck"] + common + options + paths + Self.coreFiles())
        case .screen:
            let module = folder.appending(path: "GalleryCore.swiftmodule").path
            let emission = ["-emit-module", "-module-name", "GalleryCore", "-parse-as-library", "-o", module]
            let complaints = try compile(emission + common + [paths[0]] + Self.coreFiles())
            guard complaints.isEmpty else { return complaints }
            let options = ["-I", folder.path, "-warnings-as-errors", "-module-name", "Photos", "-parse-as-library"]
            return try compile(["-typecheck"] + common + options + paths)
        }
    }

    private func write(_ text: String, _ name: String) throws -> String {
        let file = folder.appending(path: name + ".swift")
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private func compile(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let said = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: said, as: UTF8.self)
        return process.terminationStatus == 0 ? "" : "swiftc failed.\n" + text
    }

    private static func coreFiles() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: core.path).filter { $0.hasSuffix(".swift") }.sorted()
            .map { core.appending(path: $0).path }
    }

    // The templates lie beside the modules that these tests were built from.
    private static func modules() throws -> String {
        var folder = URL(filePath: BuiltinTemplates.folder)
        while folder.pathComponents.count > 1 {
            folder.deleteLastPathComponent()
            let found = [folder.appending(path: "Modules"), folder].first {
                FileManager.default.fileExists(atPath: $0.appending(path: "HeadlessUIKit.swiftmodule").path)
            }
            if let found { return found.path }
        }
        throw CocoaError(.fileNoSuchFile)
    }
}
