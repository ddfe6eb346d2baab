import Foundation
import Planning
import Testing

@testable import Disk

/// A disk on which something happens at one operation, counted from 1.
struct FaultyFileSystem: FileSystem {
    enum Fault {
        /// Nothing happens; operations are counted.
        case none
        /// The operation fails.
        case failure(Int32)
        /// The operation fails, and every later one in another way.
        case ruin(Int32)
        /// Somebody else does something just before the operation.
        case event(@Sendable () throws -> Void)
        /// The process is gone: neither this operation nor a later one does anything.
        case death
        /// The process is really gone.
        case kill
    }

    final class Count: @unchecked Sendable {
        private let lock = NSLock()
        private var value = 0

        var next: Int {
            lock.withLock {
                value += 1
                return value
            }
        }

        var current: Int { lock.withLock { value } }

        private var sync: Int?

        /// Which operation was the first to wait for the disk.
        var firstSync: Int? { lock.withLock { sync } }

        func noteSync() {
            lock.withLock { sync = sync ?? value + 1 }
        }
    }

    let disk: any FileSystem
    let fault: Fault
    let number: Int
    let knowsExchange: Bool
    let count: Count

    private func operate<Result>(
        _ action: SystemError.Action,
        _ path: RelativePath?,
        last: () throws(SystemError) -> Void = {},
        _ operation: () throws(SystemError) -> Result
    ) throws(SystemError) -> Result {
        let now = count.next
        switch fault {
        case .none: break
        case .failure(let code) where now == number: throw SystemError(code, action, path)
        case .ruin(let code) where now == number: throw SystemError(code, action, path)
        case .ruin where now > number: throw SystemError(EIO, action, path)
        case .event(let event) where now == number: #expect(throws: Never.self) { try event() }
        case .failure, .ruin, .event: break
        case .death where now == number:
            try last()
            throw SystemError(EIO, action, path)
        case .death where now > number: throw SystemError(EIO, action, path)
        case .death: break
        case .kill where now == number:
            try last()
            kill(getpid(), SIGKILL)
        case .kill: break
        }
        return try operation()
    }

    func kind(of path: RelativePath) throws(SystemError) -> EntryKind? {
        try operate(.read, path) { () throws(SystemError) in try disk.kind(of: path) }
    }

    func read(_ path: RelativePath) throws(SystemError) -> StoredFile {
        try operate(.read, path) { () throws(SystemError) in try disk.read(path) }
    }

    func stamp(of path: RelativePath) throws(SystemError) -> FileStamp? { try disk.stamp(of: path) }

    func listing(of folder: RelativePath?) throws(SystemError) -> Listing {
        try operate(.read, folder) { () throws(SystemError) in try disk.listing(of: folder) }
    }

    func makeFolder(_ path: RelativePath) throws(SystemError) {
        try operate(.written, path) { () throws(SystemError) in try disk.makeFolder(path) }
    }

    /// A process that dies here has written half of the file.
    func write(_ bytes: [UInt8], to path: RelativePath, permissions: Permissions) throws(SystemError) {
        try operate(
            .written,
            path,
            last: { () throws(SystemError) in
                try disk.write(Array(bytes.prefix(bytes.count / 2)), to: path, permissions: permissions)
            },
            { () throws(SystemError) in try disk.write(bytes, to: path, permissions: permissions) }
        )
    }

    func rename(_ path: RelativePath, to new: RelativePath) throws(SystemError) {
        try operate(.moved, new) { () throws(SystemError) in try disk.rename(path, to: new) }
    }

    func renameExclusively(_ path: RelativePath, to new: RelativePath) throws(SystemError) {
        try operate(.moved, new) { () throws(SystemError) in try disk.renameExclusively(path, to: new) }
    }

    func exchange(_ first: RelativePath, with second: RelativePath) throws(SystemError) {
        guard knowsExchange else { throw SystemError(ENOTSUP, .moved, second) }
        try operate(.moved, second) { () throws(SystemError) in try disk.exchange(first, with: second) }
    }

    func removeFile(_ path: RelativePath) throws(SystemError) {
        try operate(.removed, path) { () throws(SystemError) in try disk.removeFile(path) }
    }

    func removeFolder(_ path: RelativePath) throws(SystemError) {
        try operate(.removed, path) { () throws(SystemError) in try disk.removeFolder(path) }
    }

    func sync(_ paths: [RelativePath?]) throws(SystemError) {
        count.noteSync()
        try operate(.saved, nil) { () throws(SystemError) in try disk.sync(paths) }
    }

    func lock(_ folder: RelativePath) throws(SystemError) -> FolderLock? {
        try operate(.locked, folder) { () throws(SystemError) in try disk.lock(folder) }
    }

    func opened(at path: RelativePath) throws(SystemError) -> any FileSystem {
        try operate(.read, path) { () throws(SystemError) in
            FaultyFileSystem(
                disk: try disk.opened(at: path),
                fault: fault,
                number: number,
                knowsExchange: knowsExchange,
                count: count
            )
        }
    }
}

extension FaultyFileSystem {
    init(_ disk: any FileSystem, _ fault: Fault = .none, at number: Int = 0, knowsExchange: Bool = true) {
        self.init(disk: disk, fault: fault, number: number, knowsExchange: knowsExchange, count: Count())
    }

}
