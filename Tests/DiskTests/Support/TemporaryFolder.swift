import Foundation

@testable import Disk

/// A folder of this machine that goes away with the test.
final class TemporaryFolder: Sendable {
    let path: String

    /// Makes a folder, where the machine keeps its memory when `inMemory` is asked for and known.
    init(inMemory: Bool = false) throws {
        let memory = URL(fileURLWithPath: "/dev/shm")
        let isKnown = FileManager.default.isWritableFile(atPath: memory.path)
        let parent = inMemory && isKnown ? memory : FileManager.default.temporaryDirectory
        let folder = parent.appendingPathComponent("DiskTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    var fileSystem: LocalFileSystem {
        get throws { try LocalFileSystem(root: path) }
    }

    func text(_ name: String) throws -> String {
        try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }

    func write(_ text: String, _ name: String) throws {
        try makeFolder((name as NSString).deletingLastPathComponent)
        try text.write(toFile: path + "/" + name, atomically: false, encoding: .utf8)
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path + "/" + name)
    }

    /// Time of the last change, to the nanosecond.
    func modified(_ name: String) -> [Int] {
        var status = stat()
        stat(path + "/" + name, &status)
        #if canImport(Darwin)
            return [status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec]
        #else
            return [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
        #endif
    }

    func permissions(_ name: String) -> UInt16 {
        var status = stat()
        stat(path + "/" + name, &status)
        return UInt16(status.st_mode & 0o7777)
    }
}
