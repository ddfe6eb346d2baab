import Conventions
import Diagnostics
import Disk
import Foundation
import Planning
import ScaffoldKit

/// A copy of Gallery, which keeps all conventions, with more files in it.
final class SeededGallery {
    private static let original = GalleryCompiler.repository.appending(path: "Examples/Gallery")

    private let folder: URL

    /// Copies Gallery, and writes `files` into it by their paths.
    init(_ files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "seeded-gallery-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for part in ["Sources", "Tests", ".scaffold"] {
            try FileManager.default.copyItem(
                at: Self.original.appending(path: part),
                to: folder.appending(path: part)
            )
        }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Checks the conventions.
    func check() throws -> CheckReport {
        try Check(App(at: folder.path)).run()
    }

    /// Mends what is mechanical; false when that is nothing.
    func mend() throws -> Bool {
        let check = try Check(App(at: folder.path))
        let project = try ProjectFolder(at: folder.path)
        let plan = try check.fixPlan(for: check.run(mends: true).findings, in: project.tree)
        try project.exclusively { (transaction) throws(Diagnostic) in try transaction.commit(plan) }
        return !plan.changesNothing
    }

    /// What a file holds.
    func text(_ path: String) throws -> String {
        try String(decoding: Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
    }
}
