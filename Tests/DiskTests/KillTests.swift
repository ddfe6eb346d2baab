import Foundation
import Testing

@testable import Disk

/// T26, with processes that really die.
@Suite struct KillTests {
    @Test(arguments: Change.allCases)
    func `a process killed at any operation leaves the old or the new after the next run`(
        _ change: Change
    ) async throws {
        let pictures = try change.pictures()
        for number in 1...(try Self.operations(of: change)) {
            let folder = try TemporaryFolder(inMemory: true)
            try change.prepare(try folder.fileSystem)
            await Self.kill(change, in: folder, at: number)
            try pictures.expectOne(on: folder.fileSystem, "operation \(number)")
        }
    }

    @Test func `a process killed while it recovers leaves the old or the new after the next run`() async throws {
        let pictures = try Change.screen.pictures()
        let last = try Self.operations(of: .screen)
        for number in stride(from: last * 2 / 3, to: last, by: 7) {
            for next in 1...(try Self.operationsToRecover(.screen, from: number)) {
                let folder = try TemporaryFolder(inMemory: true)
                try Change.screen.prepare(try folder.fileSystem)
                try? Change.screen.run(on: FaultyFileSystem(folder.fileSystem, .death, at: number))
                await #expect(processExitsWith: .signal(SIGKILL)) {
                    [path = folder.path as String, next = next as Int] in
                    let disk = FaultyFileSystem(try LocalFileSystem(root: path), .kill, at: next)
                    _ = try Change.screen.recover(on: disk)
                }
                try pictures.expectOne(on: folder.fileSystem, "operations \(number) and \(next)")
            }
        }
    }

    private static func kill(_ change: Change, in folder: TemporaryFolder, at number: Int) async {
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [change, path = folder.path as String, number = number as Int] in
            try change.run(on: FaultyFileSystem(LocalFileSystem(root: path), .kill, at: number))
        }
    }

    private static func operations(of change: Change) throws -> Int {
        let counting = FaultyFileSystem(try change.disk())
        try change.run(on: counting)
        return counting.count.current
    }

    private static func operationsToRecover(_ change: Change, from number: Int) throws -> Int {
        let disk = try change.disk()
        try? change.run(on: FaultyFileSystem(disk, .death, at: number))
        let counting = FaultyFileSystem(disk)
        _ = try change.recover(on: counting)
        return counting.count.current
    }
}
