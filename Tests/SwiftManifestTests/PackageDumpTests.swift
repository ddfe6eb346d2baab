import Foundation
import SwiftManifest
import Testing

@Suite struct PackageDumpTests {
    @Test func `SwiftPM reads the targets of what was inserted, and no more once it is removed`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "screen list \(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let before = Manifest.text("let screens = [\n    Screen(\"Photos\"),\n    Screen(\"Users\")\n]")
        let after = try ScreenList(in: before).inserting([
            ScreenEntry("Albums", needs: ["Users"]), ScreenEntry("Zoom", needs: ["Albums", "Photos"]),
        ])
        let core = ["GalleryCore": [], "GalleryCoreTests": ["GalleryCore"]]
        let photos = ["Photos": ["GalleryCore"], "PhotosTests": ["Photos"]]
        let users = ["Users": ["GalleryCore"], "UsersTests": ["Users"]]
        let albums = ["Albums": ["GalleryCore", "Users"], "AlbumsTests": ["Albums"]]
        let zoom = ["Zoom": ["GalleryCore", "Albums", "Photos"], "ZoomTests": ["Zoom"]]
        let old = [core, photos, users].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        let new = [albums, zoom].reduce(into: old) { $0.merge($1) { first, _ in first } }
        #expect(try targets(of: before, in: folder) == old)
        #expect(try targets(of: after, in: folder) == new)
    }

    /// The names of a manifest's targets, with what each depends on.
    private func targets(of manifest: String, in folder: URL) throws -> [String: [String]] {
        try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let package = try JSONDecoder().decode(Package.self, from: data)
        return Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0.dependencies.map(\.name)) })
    }
}

/// What `dump-package` prints, as far as the test reads it.
private struct Package: Decodable {
    struct Target: Decodable {
        let name: String
        let dependencies: [Dependency]
    }

    struct Dependency: Decodable {
        let name: String

        init(from decoder: any Decoder) throws {
            let kinds = try decoder.singleValueContainer().decode([String: [String?]].self)
            name = kinds.values.joined().compactMap(\.self).first ?? ""
        }
    }

    let targets: [Target]
}
