import Dispatch

/// What UIKit raises and logs when a snapshot is built wrongly.
///
/// Snapshots may be built on any thread; the hook for exceptions belongs to the main one.
enum SnapshotMisuse {
    private static let mainQueueMark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The main queue may be served by another thread than the first.
    private static var isOnMainActor: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
    }

    static func raise(_ reason: String) {
        let exception = Headless.Exception.internalInconsistency(reason)
        guard isOnMainActor else { return Headless.Exception.end(exception) }
        MainActor.assumeIsolated { Headless.raise(exception) }
    }

    /// The identifiers, each once; raises where one was given twice.
    static func unique<Identifier: Hashable>(_ identifiers: [Identifier], _ words: String) -> [Identifier] {
        var seen: Set<Identifier> = []
        var twice: [Identifier] = []
        let unique = identifiers.filter { identifier in
            let isNew = seen.insert(identifier).inserted
            if !isNew, !twice.contains(identifier) { twice.append(identifier) }
            return isNew
        }
        if !twice.isEmpty { raise("\(words) Duplicate identifiers: \(list(twice))") }
        return unique
    }

    static func list<Identifier>(_ identifiers: [Identifier]) -> String {
        "{(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
    }

    /// Says that items are moved rather than put in, as UIKit's log does.
    static func log<Identifier>(alreadyThere identifiers: [Identifier]) {
        let line =
            "Diffable data source detected an attempt to insert or append \(identifiers.count) item "
            + "identifier\(identifiers.count == 1 ? "" : "s") that already exist in the snapshot. The existing item "
            + "identifiers will be moved into place instead, but this operation will be more expensive. For best "
            + "performance, inserted item identifiers should always be unique. Set a symbolic breakpoint on "
            + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. Item "
            + "identifiers that already exist: (\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
        guard isOnMainActor else { return }
        MainActor.assumeIsolated { Headless.log(line) }
    }
}
