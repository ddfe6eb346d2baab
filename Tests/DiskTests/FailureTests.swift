import Diagnostics
import Foundation
import Planning
import Testing

@testable import Disk

/// T13, T27.
@Suite struct FailureTests {
    @Test(arguments: Change.allCases, [ENOSPC, EACCES, EIO])
    func `an error at any operation is one sentence and leaves everything as it was`(
        _ change: Change,
        _ code: Int32
    ) throws {
        let pictures = try change.pictures()
        var failures = 0
        for number in 1... {
            let disk = try change.disk()
            let faulty = FaultyFileSystem(disk, .failure(code), at: number)
            if let problem = try change.problem(on: faulty) {
                failures += 1
                #expect(try Picture(disk) == pictures.old, "operation \(number)")
                #expect(problem.message.hasSuffix(".") && !problem.message.contains("\n"))
                #expect(problem.outcome == .usage)
                #expect(!problem.message.contains("transaction") && !problem.message.contains(".Gallery"))
            } else {
                #expect(try change.recover(on: disk)?.ending != .undone, "operation \(number)")
                #expect(try Picture(disk) == pictures.new, "operation \(number)")
            }
            if faulty.count.current < number { break }
        }
        #expect(failures > 15)
    }

    @Test(arguments: Change.allCases)
    func `a roll-back that fails hides no error and is left to the next run`(_ change: Change) throws {
        let pictures = try change.pictures()
        for number in 1... {
            let disk = try change.disk()
            let faulty = FaultyFileSystem(disk, .ruin(ENOSPC), at: number)
            if let problem = try change.problem(on: faulty) {
                #expect(problem.message.hasSuffix(": the disk is full."), "operation \(number)")
                let isLeft = try change.project(on: disk).isUnsettled
                #expect(problem.fix?.contains("the next run") == true || !isLeft, "operation \(number)")
            }
            try pictures.expectOne(on: disk, "operation \(number)")
            if faulty.count.current < number { break }
        }
    }

    @Test func `a file where a folder should be is named, and nothing changes`() throws {
        let folder = try TemporaryFolder()
        try folder.write("not a folder", "Gallery/Sources")
        let project = try ProjectFolder(at: folder.path + "/Gallery")
        let before = try Picture(folder.fileSystem)
        let plan = try WritePlan.of([
            "A.swift": .create(FileContents("a")), "Sources/Photos/Photo.swift": .create(FileContents("photo")),
        ])
        let problem = #expect(throws: Diagnostic.self) {
            try project.exclusively { transaction throws(Diagnostic) in try transaction.commit(plan) }
        }
        #expect(problem?.message == "'Sources' is not a folder, and one is needed there.")
        #expect(try Picture(folder.fileSystem) == before)
    }

    @Test func `a name too long for the disk is refused, and nothing changes`() throws {
        let folder = try TemporaryFolder()
        let project = try ProjectFolder(at: folder.path + "/Gallery")
        let name = String(repeating: "n", count: 300)
        let plan = try WritePlan.of([
            "A.swift": .create(FileContents("a")), "Sources/\(name)": .create(FileContents("n")),
        ])
        let problem = #expect(throws: Diagnostic.self) {
            try project.exclusively { transaction throws(Diagnostic) in try transaction.commit(plan) }
        }
        #expect(problem?.message.contains("its name is too long for this disk") == true)
        #expect(try Picture(folder.fileSystem).lines == [])
    }

    #if canImport(Glibc)
        @Test(.enabled(if: TinyDisk.canBeMade, "needs the right to mount a disk"), arguments: [Change.newApp, .screen])
        func `a disk that is really full is told, and nothing changes`(_ change: Change) throws {
            let disk = try TinyDisk(bytes: 64 * 1024)
            try change.prepare(try disk.fileSystem)
            let before = try Picture(disk.fileSystem)
            let large = FileContents([UInt8](repeating: 65, count: 100 * 1024))
            let steps = try change.plan.steps + [.init(try RelativePath("Sources/Large.txt"), .create(large))]
            let problem = #expect(throws: Diagnostic.self) {
                try change.project(on: disk.fileSystem).exclusively { transaction throws(Diagnostic) in
                    try transaction.commit(WritePlan(steps: steps))
                }
            }
            #expect(problem?.message.hasSuffix("Sources/Large.txt' cannot be written: the disk is full.") == true)
            #expect(try Picture(disk.fileSystem) == before)
        }
    #endif
}
