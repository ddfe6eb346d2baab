import Planning
import Testing

@testable import Disk

/// T26.
@Suite struct InterruptionTests {
    @Test(arguments: Change.allCases, [true, false])
    func `a run that ends at any operation leaves the old or the new after the next run`(
        _ change: Change,
        knowsExchange: Bool
    ) throws {
        let pictures = try change.pictures()
        var endings: Set<Recovery.Ending?> = []
        for number in 1... {
            let disk = try change.disk()
            let faulty = FaultyFileSystem(disk, .death, at: number, knowsExchange: knowsExchange)
            try? change.run(on: faulty)
            let next = FaultyFileSystem(disk, knowsExchange: knowsExchange)
            endings.insert(try pictures.expectOne(on: next, "operation \(number)"))
            if faulty.count.current < number { break }
        }
        #expect(endings == [.finished, .undone, nil])
    }

    @Test(arguments: Change.allCases, [true, false])
    func `a next run that ends at any operation too is made good by the one after it`(
        _ change: Change,
        knowsExchange: Bool
    ) throws {
        let pictures = try change.pictures()
        for number in 1... {
            var wasLast = false
            for next in 1... {
                let disk = try change.disk()
                let first = FaultyFileSystem(disk, .death, at: number, knowsExchange: knowsExchange)
                try? change.run(on: first)
                wasLast = first.count.current < number
                let second = FaultyFileSystem(disk, .death, at: next, knowsExchange: knowsExchange)
                _ = try? change.recover(on: second)
                let third = FaultyFileSystem(disk, knowsExchange: knowsExchange)
                try pictures.expectOne(on: third, "operations \(number) and \(next)")
                if second.count.current < next { break }
            }
            if wasLast { break }
        }
    }

    @Test(arguments: Change.allCases)
    func `a power cut before the staged files were safe undoes the run`(_ change: Change) throws {
        let counting = FaultyFileSystem(try change.disk())
        try change.run(on: counting)
        let disk = try change.disk()
        let home = change == .newApp ? ".Gallery.scaffold" : "Gallery/.scaffold"
        let sync = try #require(counting.count.firstSync)
        try? change.run(on: FaultyFileSystem(disk, .death, at: sync))
        for path in try Tree(disk.opened(at: try RelativePath(home + "/transaction/new"))).files() {
            let path = try RelativePath(home + "/transaction/new/\(path)")
            try disk.removeFile(path)
            try disk.write([], to: path, permissions: .usual)
        }
        #expect(try change.pictures().expectOne(on: disk, "power cut") == .undone)
    }
}
