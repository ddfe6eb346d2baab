import Diagnostics
import Planning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension ProjectFolder {
    /// Lets `body` read and change the project while no other run can, after settling what an earlier one left.
    ///
    /// - Parameters:
    ///   - limit: How long to wait for another run.
    ///   - onWait: Told once, in one sentence, why nothing goes on.
    /// - Throws: What `body` throws, or a diagnostic when the project stays busy or cannot be written.
    package func exclusively<Result>(
        waiting limit: Duration = .seconds(10),
        onWait: @escaping (String) -> Void = { _ in },
        _ body: (Transaction) throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result {
        let patience = Patience(limit: limit, onWait: onWait)
        switch location {
        case .root(let fileSystem):
            return try Self.existing(fileSystem, nil, patience, body)
        case .child(let name, let fileSystem):
            var earlier: Recovery?
            let beside = try Stage(besides: name)
            let isNew = try !exists
            let isAwaited = try reporting(fileSystem.kind(of: beside.home), on: beside) != nil
            if isNew || isAwaited {
                let result = try Self.hold(beside, on: fileSystem, for: name, patience) {
                    (recovery) throws(Diagnostic) -> Result? in
                    earlier = recovery
                    // Another run may have made the project while this one waited.
                    guard try !exists else { return nil }
                    return try body(
                        Transaction(on: fileSystem, stage: beside, newName: name, recovery: recovery)
                    )
                }
                if let result { return result }
            }
            let project = try reporting(fileSystem.opened(at: name))
            return try Self.existing(project, name, patience, after: earlier, body)
        }
    }

    private static func existing<Result>(
        _ fileSystem: any FileSystem,
        _ name: RelativePath?,
        _ patience: Patience,
        after earlier: Recovery? = nil,
        _ body: (Transaction) throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result {
        let stage = try Stage()
        return try hold(stage, on: fileSystem, for: name, patience) { (recovery) throws(Diagnostic) in
            try body(Transaction(on: fileSystem, stage: stage, newName: nil, recovery: recovery ?? earlier))
        }
    }

    /// Calls `body` under the lock of the stage's home, which exists for just as long as it is needed.
    private static func hold<Result>(
        _ stage: Stage,
        on fileSystem: any FileSystem,
        for name: RelativePath?,
        _ patience: Patience,
        _ body: (Recovery?) throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result {
        let lock = try patience.wait(for: name.map { "'\($0)'" } ?? "this project") { () throws(Diagnostic) in
            try reporting(fileSystem.lockMaking(stage.home), on: stage)
        }
        return try withExtendedLifetime(lock) { () throws(Diagnostic) in
            // A folder with anything in it stays.
            defer { try? fileSystem.removeFolder(stage.home) }
            return try body(try Transaction.recover(on: fileSystem, stage: stage))
        }
    }
}

extension FileSystem {
    /// Locks `folder`, and makes it first when it does not exist; a folder made for a lock that fails goes again.
    fileprivate func lockMaking(_ folder: RelativePath) throws(SystemError) -> FolderLock? {
        let isMissing = try kind(of: folder) == nil
        if isMissing {
            do throws(SystemError) {
                try makeFolder(folder)
            } catch  where error.code == EEXIST {}
        }
        do throws(SystemError) {
            return try lock(folder)
        } catch {
            if isMissing { try? removeFolder(folder) }
            throw error
        }
    }
}
