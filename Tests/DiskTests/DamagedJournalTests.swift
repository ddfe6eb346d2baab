import Diagnostics
import Planning
import Testing

@testable import Disk

/// A run that was cut short, whose journal then came to harm.
@Suite struct DamagedJournalTests {
    /// What happens to a journal.
    enum Harm: CaseIterable {
        case removed, emptied, cutInTheFirstLine, cutInHalf, cutBeforeTheSeal, zeroed, overwritten

        func done(to bytes: [UInt8]) -> [UInt8]? {
            switch self {
            case .removed: nil
            case .emptied: []
            case .cutInTheFirstLine: Array(bytes.prefix(30))
            case .cutInHalf: Array(bytes.prefix(bytes.count / 2))
            case .cutBeforeTheSeal: bytes.dropLast(30)
            case .zeroed: bytes.map { _ in 0 }
            case .overwritten: Array("garbage".utf8)
            }
        }
    }

    @Test(arguments: Change.allCases, [true, false])
    func `nothing of a run that had begun to move is thrown away`(_ change: Change, knowsExchange: Bool) throws {
        var tries = 0
        for number in 1... {
            for harm in Harm.allCases {
                let disk = try change.disk()
                let faulty = FaultyFileSystem(disk, .death, at: number, knowsExchange: knowsExchange)
                try? change.run(on: faulty)
                if faulty.count.current < number { return #expect(tries > 0) }
                guard let left = try Self.journal(of: change, after: disk) else { continue }
                tries += 1
                try left.disk.removeFile(left.path)
                if let bytes = harm.done(to: left.bytes) {
                    try left.disk.write(bytes, to: left.path, permissions: .usual)
                }
                let before = try Picture(disk)
                let problem = #expect(throws: Diagnostic.self) { try change.recover(on: disk) }
                #expect(problem?.message.hasSuffix(harm == .removed ? "is missing." : "is damaged.") == true)
                #expect(problem?.outcome == .refused)
                #expect(try Picture(disk) == before, "operation \(number), \(harm)")
            }
        }
    }

    @Test func `files that were taken away outlast a journal that is gone`() throws {
        let disk = try Change.screen.disk()
        try disk.put("manifest", at: "Gallery/.scaffold/transaction/old/Package.swift")
        let before = try Picture(disk)
        let problem = #expect(throws: Diagnostic.self) { try Change.screen.recover(on: disk) }
        #expect(
            problem?.message
                == "A run was cut short half way, and its journal '.scaffold/transaction/journal' is missing."
        )
        #expect(try Picture(disk) == before)
    }

    /// The journal that a dead run left, when it had moved anything.
    private static func journal(
        of change: Change,
        after disk: InMemoryFileSystem
    ) throws -> (path: RelativePath, bytes: [UInt8], disk: any FileSystem)? {
        let name = try RelativePath("Gallery")
        let disk: any FileSystem = change == .newApp ? disk : try disk.opened(at: name)
        let stage = change == .newApp ? try Stage(besides: name) : try Stage()
        guard try disk.kind(of: stage.journal) != nil else { return nil }
        let bytes = try disk.read(stage.journal).contents.bytes
        guard case .whole(let journal) = Journal.read(bytes) else { return nil }
        for move in journal.moves where try disk.kind(of: stage.new(move.path)) == nil {
            return (stage.journal, bytes, disk)
        }
        return nil
    }
}
