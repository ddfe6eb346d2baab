import Diagnostics
import Foundation
import Planning
import Testing

@testable import Commands
@testable import Disk

/// `verify` after a run that was cut short.
@Suite struct VerifySettlingTests {
    let desk: Desk
    let stage: Stage

    init() async throws {
        desk = try Desk()
        stage = try Stage()
        _ = await desk.run("new", "app", "Gallery", "--screen", "Photos", "--no-verify")
    }

    @Test(arguments: [true, false])
    func `a run that can be finished is finished before the app is read`(isNamed: Bool) async throws {
        let after = try await cutShort()
        let result = await verify("Albums", isNamed: isNamed)
        #expect(result.printed.hasPrefix("An earlier run had been cut short and is now finished: 'Package.swift'"))
        #expect(!result.problems.contains("has no screen"))
        #expect(try desk.tree() == after)
        #expect(!(await verify("Albums", isNamed: isNamed)).printed.contains("An earlier run"))
    }

    @Test func `a run that had moved nothing is undone before the app is read`() async throws {
        let before = try desk.tree()
        try desk.write("x", to: "Gallery/.scaffold/transaction/new/Sources/Albums/A.swift")
        #expect((await verify("Photos")).printed.hasPrefix("An earlier run had been cut short and is now undone.\n"))
        #expect(try desk.tree() == before)
    }

    @Test func `a run that cannot be settled is told, and nothing changes`() async throws {
        _ = try await cutShort()
        try desk.write("scaffold", to: "Gallery/\(stage.journal)")
        let before = try desk.tree()
        let result = await verify("Albums")
        #expect(result.outcome == .refused)
        #expect(result.problems.contains("The journal '\(stage.journal)' of a run that was cut short is damaged."))
        #expect(try desk.tree() == before)
    }

    @Test func `an app that is not there is told as before`() async {
        let result = await desk.run("verify", "--in", "nowhere/at/all")
        #expect(result.problems.contains("There is no folder '\(desk.folder.path)/nowhere/at/all'."))
    }

    private func verify(_ screen: String, isNamed: Bool = true) async -> Desk.Result {
        let environment = ["PATH": "/nowhere"]
        return isNamed
            ? await desk.run("verify", screen, "--in", "Gallery", environment: environment)
            : await desk.run("verify", screen, in: "Gallery/Sources", environment: environment)
    }

    /// Makes a screen, and puts the app back to where its manifest and every other new file were not yet moved.
    ///
    /// - Returns: All files as they are when the run is finished.
    private func cutShort() async throws -> [String: Data] {
        let disk = try LocalFileSystem(root: desk.folder.appending(path: "Gallery").path)
        let manifest = try RelativePath("Package.swift")
        let earlier = try disk.read(manifest)
        let before = try desk.tree()
        _ = await desk.run("new", "screen", "Albums", "--in", "Gallery", "--no-verify")
        let after = try desk.tree()
        var moves: [Move] = [
            .replace(manifest, old: Fingerprint(earlier), new: Fingerprint(try disk.read(manifest)))
        ]
        try setAside(manifest, on: disk)
        try disk.write(earlier.contents.bytes, to: manifest, permissions: .usual)
        for (number, name) in after.keys.filter({ before[$0] == nil }).sorted().enumerated() {
            let path = try RelativePath(String(name.dropFirst("Gallery/".count)))
            moves.append(.create(path, try #require(try disk.fingerprint(ofTree: path, as: path))))
            if number.isMultiple(of: 2) { try setAside(path, on: disk) }
        }
        try disk.makeFolder(stage.old)
        try disk.makeFolder(stage.begun)
        try disk.write(Journal(moves: moves).bytes, to: stage.journal, permissions: .usual)
        return after
    }

    private func setAside(_ path: RelativePath, on disk: LocalFileSystem) throws {
        let new = stage.new(path)
        for folder in new.ancestors where try disk.kind(of: folder) == nil { try disk.makeFolder(folder) }
        try disk.rename(path, to: new)
    }
}
