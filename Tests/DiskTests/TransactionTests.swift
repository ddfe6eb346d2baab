import Diagnostics
import Foundation
import Planning
import Testing

@testable import Disk

@Suite struct TransactionTests {
    let disk = InMemoryFileSystem()

    init() throws {
        try disk.put("manifest", at: "Package.swift")
        try disk.put("mine", at: "Sources/Photos/Mine.swift")
    }

    /// T10.
    @Test func `a plan with conflicts is refused, every file named, and nothing is written`() throws {
        let plan = try WritePlan.of([
            "A.swift": .create(FileContents("a")),
            "Package.swift": .conflict(FileContents("manifest"), wanted: FileContents("other")),
            "Sources/Photos/Mine.swift": .conflict(FileContents("mine"), wanted: FileContents("other")),
        ])
        let problem = try refusal(of: plan)
        #expect(problem.message == "'Package.swift', 'Sources/Photos/Mine.swift' exist already, and differ.")
        #expect(problem.outcome == .refused)
    }

    @Test func `a file that appeared since the plan was made is not written over`() throws {
        let plan = try WritePlan.of([
            "A.swift": .create(FileContents("a")), "Sources/Photos/Mine.swift": .create(FileContents("other")),
        ])
        let problem = try refusal(of: plan)
        #expect(problem.message == "'Sources/Photos/Mine.swift' exists already.")
        #expect(problem.outcome == .refused)
    }

    @Test func `a file that changed since the plan was made is not replaced`() throws {
        let plan = try WritePlan.of([
            "A.swift": .create(FileContents("a")),
            "Package.swift": .replace(FileContents("earlier"), with: FileContents("other")),
        ])
        let problem = try refusal(of: plan)
        #expect(problem.message == "'Package.swift' changed while the command was at work.")
        #expect(problem.outcome == .refused)
    }

    @Test func `a file that became a folder or a link since the plan was made is not replaced`() throws {
        try disk.removeFile(RelativePath("Package.swift"))
        let plan = try WritePlan.of(["Package.swift": .replace(FileContents("manifest"), with: FileContents("b"))])
        #expect(try refusal(of: plan).message == "'Package.swift' does not exist.")
        try disk.plant(.symbolicLink, at: RelativePath("Package.swift"))
        #expect(try refusal(of: plan).message == "'Package.swift' is a symbolic link, and may lead out of the project.")
        try disk.removeFile(RelativePath("Package.swift"))
        try disk.makeFolder(RelativePath("Package.swift"))
        #expect(try refusal(of: plan).message == "'Package.swift' is a folder, and a file is needed there.")
    }

    /// T12.
    @Test func `a new file in a folder leaves the folder's other files alone`() throws {
        try commit(.of(["Sources/Photos/Photo.swift": .create(FileContents("photo"))]))
        #expect(
            try Picture(disk).lines == [
                "Package.swift 644 manifest", "Sources/", "Sources/Photos/", "Sources/Photos/Mine.swift 644 mine",
                "Sources/Photos/Photo.swift 644 photo",
            ]
        )
    }

    /// T44.
    @Test func `a replaced file keeps its permissions, and may be run when that is planned`() throws {
        try disk.put("a", at: "private", permissions: 0o600)
        try disk.put("a", at: "group", permissions: 0o664)
        try disk.put("a", at: "run", permissions: 0o750)
        try disk.put("a", at: "same", permissions: 0o644)
        try commit(
            .of([
                "private": .replace(FileContents("a"), with: FileContents("b")),
                "group": .replace(FileContents("a"), with: FileContents("b", isExecutable: true)),
                "run": .replace(FileContents("a", isExecutable: true), with: FileContents("b")),
                "same": .replace(FileContents("a"), with: FileContents("a", isExecutable: true)),
                "new": .create(FileContents("b", isExecutable: true)),
            ])
        )
        let bits = try ["private", "group", "run", "same", "new"].map {
            try disk.read(RelativePath($0)).permissions
        }
        #expect(bits == [0o600, 0o775, 0o750, 0o755, 0o755])
        #expect(try disk.text("run") == "b")
    }

    @Test func `a file that may not be written is not replaced either`() throws {
        try disk.put("a", at: "kept", permissions: 0o444)
        let plan = try WritePlan.of([
            "A.swift": .create(FileContents("a")), "kept": .replace(FileContents("a"), with: FileContents("b")),
        ])
        let problem = try refusal(of: plan)
        #expect(problem.message == "'kept' cannot be written: permission is denied.")
        #expect(problem.fix == "Get the right to change it, then run the command again.")
    }

    /// T42, T43.
    @Test func `bytes are written as they are, whatever they mean`() throws {
        let all: [[UInt8]] = [
            Array("a\r\nb\nc\rd".utf8), [0xEF, 0xBB, 0xBF], [0, 1, 0], Array("PACK".utf8), [], [0xC3, 0x28],
        ]
        let steps = try all.enumerated().map { number, bytes in
            WritePlan.Step(try RelativePath("file\(number)"), .create(FileContents(bytes)))
        }
        try commit(WritePlan(steps: steps))
        for (number, bytes) in all.enumerated() {
            #expect(try disk.read(RelativePath("file\(number)")).contents.bytes == bytes)
        }
    }

    /// T11, T17.
    @Test func `a plan that changes nothing writes nothing, and no time of change moves`() throws {
        let folder = try TemporaryFolder()
        try folder.write("manifest", "Gallery/Package.swift")
        try folder.write("lock", "Gallery/.scaffold/lock.json")
        let names = ["", "Gallery", "Gallery/Package.swift", "Gallery/.scaffold", "Gallery/.scaffold/lock.json"]
        let before = names.map(folder.modified)
        let plan = try WritePlan.of([
            "Package.swift": .identical(FileContents("manifest")), ".scaffold/lock.json": .keep(FileContents("lock")),
        ])
        try ProjectFolder(at: folder.path + "/Gallery").exclusively { transaction throws(Diagnostic) in
            try transaction.commit(plan)
        }
        #expect(names.map(folder.modified) == before)
    }

    @Test func `many plans are one change, and fail as one`() throws {
        var number = 0
        let next = { () throws(Diagnostic) -> WritePlan? in
            number += 1
            let name = try RelativePath("Sources/Screen\(number)/Screen.swift")
            return number > 5 ? nil : WritePlan(steps: [.init(name, .create(FileContents("\(number)")))])
        }
        let before = try Picture(disk)
        #expect(throws: Diagnostic("Enough.")) {
            try project.exclusively { transaction throws(Diagnostic) in
                try transaction.commit(each: { () throws(Diagnostic) in
                    if number == 3 { throw Diagnostic("Enough.") }
                    return try next()
                })
            }
        }
        #expect(try Picture(disk) == before)
        number = 0
        try project.exclusively { transaction throws(Diagnostic) in try transaction.commit(each: next) }
        #expect(try Tree(disk).files(ending: "Screen.swift").count == 5)
        #expect(try disk.text("Sources/Screen5/Screen.swift") == "5")
    }

    @Test func `two commits in one transaction are two changes`() throws {
        try project.exclusively { transaction throws(Diagnostic) in
            let name = try RelativePath("Package.swift")
            for (old, new) in [("manifest", "second"), ("second", "third")] {
                let change = WritePlan.Outcome.replace(FileContents(old), with: FileContents(new))
                try transaction.commit(WritePlan(steps: [.init(name, change)]))
            }
        }
        #expect(try disk.text("Package.swift") == "third")
    }

    @Test func `an app appears whole or not at all`() throws {
        let whole = try Change.newApp.pictures().new.lines.filter { $0.hasPrefix("Gallery") }
        for number in 1... {
            let disk = try Change.newApp.disk()
            let faulty = FaultyFileSystem(
                disk,
                .event {
                    let seen = try Picture(disk).lines.filter { $0.hasPrefix("Gallery") }
                    #expect(seen == [] || seen == whole, "operation \(number)")
                },
                at: number
            )
            try Change.newApp.run(on: faulty)
            if faulty.count.current < number { break }
        }
    }

    @Test func `a damaged journal is told, and nothing is touched`() throws {
        try? Change.screen.prepare(disk)
        let journal = Journal(moves: [.create(try RelativePath("A.swift"), Fingerprint(value: 1))])
        let text = String(decoding: journal.bytes, as: UTF8.self).replacing("A.swift", with: "B.swift")
        try disk.put(text, at: ".scaffold/transaction/journal")
        try disk.put("a", at: ".scaffold/transaction/new/A.swift")
        let before = try Picture(disk)
        let problem = #expect(throws: Diagnostic.self) { try project.exclusively { _ in } }
        #expect(
            problem?.message
                == "The journal '.scaffold/transaction/journal' of a run that was cut short is damaged."
        )
        #expect(problem?.outcome == .refused)
        #expect(try Picture(disk) == before)
    }

    private var project: ProjectFolder {
        ProjectFolder(disk)
    }

    private func commit(_ plan: WritePlan) throws {
        try project.exclusively { transaction throws(Diagnostic) in try transaction.commit(plan) }
    }

    private func refusal(of plan: WritePlan) throws -> Diagnostic {
        let before = try Picture(disk)
        let problem = #expect(throws: Diagnostic.self) { try commit(plan) }
        #expect(try Picture(disk) == before)
        return try #require(problem)
    }
}
