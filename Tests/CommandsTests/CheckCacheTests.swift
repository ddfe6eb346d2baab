import Diagnostics
import Foundation
import Testing

/// What `check` keeps between two runs.
@Suite struct CheckCacheTests {
    private static let screen = "Sources/Photos/PhotosViewController.swift"
    private static let cache = ".scaffold/cache/check.facts"
    let desk: Desk

    init() throws {
        desk = try Desk()
        try desk.write(#"{"app": "Gallery", "format": 1}"#, to: ".scaffold/app.json")
        try desk.write("final class PhotosViewController: UIViewController {\n}\n", to: Self.screen)
        try desk.write("struct Photo {\n    let when = UIColor.red\n}\n", to: "Sources/Photos/Photo.swift")
    }

    /// What can become of a cache while nobody looks.
    enum Damage: CaseIterable {
        case empty, foreign, cutInHalf, lastByteGone, byteChanged, byteAdded

        func apply(to bytes: Data) -> Data {
            var bytes = bytes
            switch self {
            case .empty: return Data()
            case .foreign: return Data("{\"version\": 1}".utf8)
            case .cutInHalf: return bytes.prefix(bytes.count / 2)
            case .lastByteGone: return bytes.dropLast()
            case .byteChanged: bytes[bytes.count * 3 / 4] ^= 0x40
            case .byteAdded: bytes.append(0)
            }
            return bytes
        }
    }

    @Test(arguments: Damage.allCases)
    func `a damaged cache is ignored and written anew`(damage: Damage) async throws {
        let first = await desk.run("check")
        let file = desk.folder.appending(path: Self.cache)
        let damaged = damage.apply(to: try Data(contentsOf: file))
        try damaged.write(to: file)
        let second = await desk.run("check")
        #expect(second.printed == first.printed)
        #expect(second.problems.isEmpty)
        #expect(try Data(contentsOf: file) != damaged)
    }

    @Test func `a cache that ends anywhere is no crash`() async throws {
        let first = await desk.run("check")
        let file = desk.folder.appending(path: Self.cache)
        let whole = try Data(contentsOf: file)
        for count in stride(from: 0, to: whole.count, by: 7) {
            try whole.prefix(count).write(to: file)
            #expect(await desk.run("check").printed == first.printed)
        }
    }

    @Test func `other settings find other things`() async throws {
        let first = await desk.run("check")
        try desk.write(#"{"rules": {"A1": "off"}}"#, to: ".scaffold/check.json")
        #expect(!(await desk.run("check")).printed.contains("[A1]"))
        try FileManager.default.removeItem(at: desk.folder.appending(path: ".scaffold/check.json"))
        #expect(await desk.run("check").printed == first.printed)
    }

    @Test func `a change that leaves size and time as they were is seen`() async throws {
        let file = desk.folder.appending(path: Self.screen)
        let long = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: file.path)
        #expect(await desk.run("check").printed.contains("[A1]"))
        let text = try desk.text(Self.screen).replacingOccurrences(of: "UIViewController {", with: "UIWhateverObject {")
        try text.write(to: file, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: file.path)
        #expect(!(await desk.run("check")).printed.contains("[A1]"))
    }

    @Test func `a file that goes, comes or moves is noticed`() async throws {
        let first = await desk.run("check")
        let (old, new) = (desk.folder.appending(path: Self.screen), desk.folder.appending(path: "Sources/Moved.swift"))
        try FileManager.default.moveItem(at: old, to: new)
        #expect(await desk.run("check").printed.contains("Sources/Moved.swift:1:"))
        try FileManager.default.moveItem(at: new, to: old)
        #expect(await desk.run("check").printed == first.printed)
    }

    @Test func `checks at the same time do not disturb one another`() async throws {
        let first = await desk.run("check")
        try FileManager.default.removeItem(at: desk.folder.appending(path: ".scaffold/cache"))
        // A desk holds two folders' names and nothing that changes.
        nonisolated(unsafe) let desk = desk
        await withTaskGroup(of: String.self) { group in
            for _ in 0..<8 { group.addTask { await desk.run("check").printed } }
            for await printed in group { #expect(printed == first.printed) }
        }
        #expect(await desk.run("check").printed == first.printed)
        let left = try FileManager.default.contentsOfDirectory(
            atPath: desk.folder.appending(path: ".scaffold/cache").path
        )
        #expect(left.sorted() == [".gitignore", "check.facts"])
    }

    @Test func `what is in the cache's way is left alone`() async throws {
        let first = await desk.run("check")
        let folder = desk.folder.appending(path: ".scaffold/cache")
        try FileManager.default.removeItem(at: folder)
        try desk.write("mine", to: ".scaffold/cache")
        #expect(await desk.run("check").printed == first.printed)
        #expect(try desk.text(".scaffold/cache") == "mine")
        try FileManager.default.removeItem(at: folder)
        let elsewhere = desk.folder.appending(path: "elsewhere")
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: elsewhere)
        #expect(await desk.run("check").printed == first.printed)
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path).isEmpty)
    }

    @Test(.enabled(if: geteuid() != 0, "to root no folder is read-only"))
    func `a folder that may only be read is checked`() async throws {
        let first = await desk.run("check")
        try FileManager.default.removeItem(at: desk.folder.appending(path: ".scaffold/cache"))
        let memory = desk.folder.appending(path: ".scaffold").path
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: memory)
        #expect(await desk.run("check").printed == first.printed)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: memory)
    }
}
