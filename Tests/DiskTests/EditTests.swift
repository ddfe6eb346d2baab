import Diagnostics
import Foundation
import Planning
import Testing

@testable import Disk

/// What somebody writes while the tool is at work, or after it was cut short, is never lost.
@Suite struct EditTests {
    let package: RelativePath
    let mine = "Gallery/Sources/Photos/Mine.swift"

    init() throws {
        package = try RelativePath("Gallery/Package.swift")
    }

    @Test(arguments: [true, false])
    func `an edit of a file that is being replaced stays, whenever it comes`(_ knowsExchange: Bool) throws {
        for number in 1... {
            let disk = try Change.screen.disk()
            let faulty = FaultyFileSystem(
                disk,
                .event { try edit(on: disk) },
                at: number,
                knowsExchange: knowsExchange
            )
            let problem = try Change.screen.problem(on: faulty)
            guard faulty.count.current >= number else { break }
            #expect(try disk.text("Gallery/Package.swift") == "edited", "operation \(number)")
            if problem != nil {
                #expect(problem?.outcome == .refused)
                #expect(try disk.kind(of: RelativePath("Gallery/Sources/Photos")) == nil, "operation \(number)")
            }
            if problem?.fix?.contains("next run") != true {
                #expect(try Change.screen.recover(on: disk) == nil)
            } else {
                // On a disk that cannot exchange files, the edit came when no file was there.
                #expect(!knowsExchange)
                #expect(try disk.text("Gallery/.scaffold/transaction/old/Package.swift") == "manifest")
            }
        }
    }

    @Test func `a file put where a new folder is to be stays, whenever it comes`() throws {
        for number in 1... {
            let disk = try Change.screen.disk()
            let faulty = FaultyFileSystem(disk, .event { try disk.put("mine", at: mine) }, at: number)
            let problem = try Change.screen.problem(on: faulty)
            guard faulty.count.current >= number else { break }
            #expect(try disk.text(mine) == "mine", "operation \(number)")
            if problem != nil {
                #expect(try disk.text("Gallery/Package.swift") == "manifest", "operation \(number)")
            }
            #expect(try Change.screen.recover(on: disk) == nil)
        }
    }

    @Test(arguments: [true, false])
    func `an edit after a run was cut short stays`(_ knowsExchange: Bool) throws {
        var refused = 0
        for number in 1... {
            let disk = try Change.screen.disk()
            let faulty = FaultyFileSystem(disk, .death, at: number, knowsExchange: knowsExchange)
            try? Change.screen.run(on: faulty)
            try edit(on: disk)
            do {
                _ = try Change.screen.recover(on: disk)
            } catch let problem as Diagnostic {
                // The old file was taken away, and the user wrote another: only a person can choose.
                #expect(problem.outcome == .refused)
                #expect(try disk.text("Gallery/.scaffold/transaction/old/Package.swift") == "manifest")
                refused += 1
            }
            #expect(try disk.text("Gallery/Package.swift") == "edited", "operation \(number)")
            if faulty.count.current < number { break }
        }
        #expect(refused <= 3)
    }

    @Test func `a file put into a new folder after a run was cut short stays`() throws {
        for number in 1... {
            let disk = try Change.screen.disk()
            let faulty = FaultyFileSystem(disk, .death, at: number)
            try? Change.screen.run(on: faulty)
            try disk.put("mine", at: mine)
            let recovery = try Change.screen.recover(on: disk)
            #expect(try disk.text(mine) == "mine", "operation \(number)")
            if recovery?.ending == .undone {
                #expect(try disk.text("Gallery/Package.swift") == "manifest", "operation \(number)")
            }
            if faulty.count.current < number { break }
        }
    }

    @Test func `what was worked on since stays when the rest is undone, and is told`() throws {
        var recovery: Recovery?
        for number in 1... {
            let disk = try Change.screen.disk()
            let faulty = FaultyFileSystem(disk, .death, at: number)
            try? Change.screen.run(on: faulty)
            let photo = try RelativePath("Gallery/Sources/Photos/Photo.swift")
            // The moment is wanted at which the new folder is in its place, and the manifest is still the old one.
            guard try disk.kind(of: photo) != nil, faulty.count.current >= number else { continue }
            try disk.removeFile(photo)
            try disk.put("my photo", at: photo.description)
            try edit(on: disk)
            recovery = try Change.screen.recover(on: disk)
            #expect(try disk.text(photo.description) == "my photo")
            #expect(try disk.text("Gallery/Package.swift") == "edited")
            break
        }
        #expect(recovery?.ending == .undone)
        #expect(recovery?.kept.map(\.description) == ["Sources/Photos"])
        #expect(recovery?.description.hasSuffix("except what was changed since: 'Sources/Photos'.") == true)
    }

    @Test func `where only a person can choose between two versions, both stay`() throws {
        var seen = 0
        for number in 1... {
            let disk = try Change.screen.disk()
            let faulty = FaultyFileSystem(disk, .death, at: number)
            try? Change.screen.run(on: faulty)
            guard faulty.count.current >= number else { break }
            let run = try RelativePath("Gallery/run")
            // The moment is wanted at which one file is replaced, and the other is not.
            guard try disk.text("Gallery/Package.swift") != "manifest", try disk.text("Gallery/run") == "run" else {
                continue
            }
            try edit(on: disk)
            try disk.removeFile(run)
            try disk.put("my run", at: run.description)
            let problem = #expect(throws: Diagnostic.self) { try Change.screen.recover(on: disk) }
            #expect(problem?.fix?.contains("'.scaffold/transaction'") == true)
            #expect(try disk.text("Gallery/Package.swift") == "edited")
            #expect(try disk.text("Gallery/run") == "my run")
            #expect(try disk.text("Gallery/.scaffold/transaction/old/Package.swift") == "manifest")
            #expect(try disk.kind(of: RelativePath("Gallery/Sources/Photos")) == nil)
            seen += 1
        }
        #expect(seen > 0)
    }

    /// T04, with the link swapped in at the worst moment.
    @Test func `a folder swapped for a link at any moment leads nothing out of the project`() throws {
        for number in 1... {
            let folder = try TemporaryFolder()
            let disk = try folder.fileSystem
            try Change.screen.prepare(disk)
            try folder.makeFolder("outside")
            let faulty = FaultyFileSystem(
                disk,
                .event {
                    try? FileManager.default.moveItem(
                        atPath: folder.path + "/Gallery/Sources",
                        toPath: folder.path + "/Gallery/Moved"
                    )
                    try folder.link("Gallery/Sources", to: folder.path + "/outside")
                },
                at: number
            )
            let problem = try Change.screen.problem(on: faulty)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/outside") == [])
            guard faulty.count.current >= number else { break }
            if let problem {
                #expect(problem.message == "'Sources' is a symbolic link, and may lead out of the project.")
            }
        }
    }

    private func edit(on disk: InMemoryFileSystem) throws {
        if try disk.kind(of: package) != nil { try disk.removeFile(package) }
        try disk.put("edited", at: package.description)
    }
}
