import Diagnostics
import Testing

@testable import Disk

/// T13, T26, T27.
@Suite struct InterruptionTests {
    @Test(arguments: Change.allCases, [true, false])
    func `a run that ends at any operation leaves the old or the new after the next run`(
        _ change: Change,
        knowsExchange: Bool
    ) throws {
        let (old, new) = try change.pictures()
        var endings: Set<Recovery.Ending?> = []
        for number in 1... {
            let disk = InMemoryFileSystem()
            try change.prepare(disk)
            let faulty = FaultyFileSystem(disk, .death, at: number, knowsExchange: knowsExchange)
            try? change.run(on: faulty)
            let recovery = try change.recover(on: FaultyFileSystem(disk, knowsExchange: knowsExchange))
            endings.insert(recovery?.ending)
            let picture = try Picture(disk)
            switch recovery?.ending {
            case .finished?: #expect(picture == new, "operation \(number)")
            case .undone?: #expect(picture == old, "operation \(number)")
            case nil: #expect(picture == old || picture == new, "operation \(number)")
            }
            #expect(try change.recover(on: disk) == nil, "operation \(number)")
            if faulty.count.current < number { break }
        }
        #expect(endings == [.finished, .undone, nil])
    }
}
