import Diagnostics
import Foundation
import LightFoundation
import Planning
import Testing

@testable import Disk

/// T29.
@Suite struct ConcurrencyTests {
    @Test func `threads that add different screens all win`() throws {
        let folder = try TemporaryFolder()
        try folder.write("manifest", "Gallery/Package.swift")
        let path = folder.path
        let problems = Guarded<[any Error]>([])
        concurrently(8) { number in
            do { try Self.addScreen(number, at: path) } catch { problems.use { $0.append(error) } }
        }
        #expect(problems.use { $0.map { "\($0)" } } == [])
        try expectAll(8, in: folder)
    }

    @Test func `processes that add different screens all win`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("manifest", "Gallery/Package.swift")
        await withTaskGroup { group in
            for number in 0..<6 {
                group.addTask {
                    await #expect(processExitsWith: .success) {
                        [number = number as Int, path = folder.path as String] in
                        try ConcurrencyTests.addScreen(number, at: path)
                    }
                }
            }
        }
        try expectAll(6, in: folder)
    }

    @Test func `of processes that make the same app at once just one wins`() async throws {
        let folder = try TemporaryFolder()
        await withTaskGroup { group in
            for number in 0..<6 {
                group.addTask {
                    await #expect(processExitsWith: .success) {
                        [number = number as Int, path = folder.path as String] in
                        let ending = try ConcurrencyTests.makeApp(by: number, at: path)
                        try Data(ending.utf8).write(to: URL(fileURLWithPath: "\(path)/ending\(number)"))
                    }
                }
            }
        }
        let endings = try (0..<6).map { try folder.text("ending\($0)") }
        let winners = (0..<6).filter { endings[$0] == "won" }
        #expect(winners.count == 1)
        #expect(Set(endings) == ["won", "'Package.swift' exists already, and differs."])
        #expect(try folder.text("Gallery/Package.swift") == "\(winners[0])")
        #expect(try Tree(folder.fileSystem).entries().count == 7)
        #expect(try folder.fileSystem.kind(of: RelativePath(".Gallery.scaffold")) == nil)
    }

    @Test func `a lock has one holder at a time even when its folder comes and goes`() throws {
        let folder = try TemporaryFolder(inMemory: true)
        let disk = try folder.fileSystem
        let home = try RelativePath("home")
        let inside = Guarded((now: 0, most: 0))
        concurrently(3) { _ in
            var got = 0
            while got < 60 {
                try? disk.makeFolder(home)
                guard let lock = try? disk.lock(home) else { continue }
                got += 1
                inside.use { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
                sched_yield()
                inside.use { $0.now -= 1 }
                try? disk.removeFolder(home)
                withExtendedLifetime(lock) {}
            }
        }
        #expect(inside.use { $0.most } == 1)
    }

    private static func addScreen(_ number: Int, at path: String) throws {
        let project = try ProjectFolder(at: path + "/Gallery")
        try project.exclusively(waiting: .seconds(60)) { transaction throws(Diagnostic) in
            let manifest = try RelativePath("Package.swift")
            let screen = try RelativePath("Sources/Screen\(number)/Screen.swift")
            let existing = try transaction.tree.snapshot(of: [manifest, screen]).files()
            let text = existing[manifest]?.text ?? ""
            try transaction.commit(
                WritePlan(
                    creating: [screen: FileContents("screen \(number)")],
                    editing: [manifest: FileContents(text + "\n\(number)")],
                    in: existing
                )
            )
        }
    }

    private static func makeApp(by number: Int, at path: String) throws -> String {
        let project = try ProjectFolder(at: path + "/Gallery")
        do throws(Diagnostic) {
            try project.exclusively(waiting: .seconds(60)) { transaction throws(Diagnostic) in
                let manifest = try RelativePath("Package.swift")
                let wanted = [manifest: FileContents("\(number)")]
                let existing = try transaction.tree.snapshot(of: wanted.keys).files()
                try transaction.commit(WritePlan(creating: wanted, in: existing))
            }
            return "won"
        } catch {
            return error.message
        }
    }

    private func expectAll(_ count: Int, in folder: TemporaryFolder) throws {
        let lines = try folder.text("Gallery/Package.swift").split(separator: "\n").map(String.init)
        #expect(lines.sorted() == (0..<count).map(String.init) + ["manifest"])
        for number in 0..<count {
            #expect(try folder.text("Gallery/Sources/Screen\(number)/Screen.swift") == "screen \(number)")
        }
        #expect(try folder.fileSystem.kind(of: RelativePath("Gallery/.scaffold")) == nil)
    }
}
