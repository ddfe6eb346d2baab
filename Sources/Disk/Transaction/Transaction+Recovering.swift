import Diagnostics
import Planning

extension Transaction {
    /// Finishes or undoes what an earlier run on this stage left behind; nil when it left nothing.
    static func recover(on fileSystem: any FileSystem, stage: Stage) throws(Diagnostic) -> Recovery? {
        guard try reporting(fileSystem.kind(of: stage.folder), on: stage) != nil else { return nil }
        let recovery = try settle(stage, on: fileSystem)
        try reporting(fileSystem.removeTree(stage.folder), on: stage)
        return recovery
    }

    private static func settle(_ stage: Stage, on fileSystem: any FileSystem) throws(Diagnostic) -> Recovery? {
        let hand = Stagehand(fileSystem: fileSystem, stage: stage)
        switch try journal(at: stage.settled, of: stage, on: fileSystem) {
        case .whole(let journal)?: return Recovery(ending: .finished, paths: journal.paths, kept: [])
        // A journal is safe on the disk before it is settled: this one has lost something since.
        case .torn?, .damaged?: throw .damagedJournal(stage.settled)
        case nil: break
        }
        switch try journal(at: stage.journal, of: stage, on: fileSystem) {
        case .whole(let journal)?: return try hand.settle(journal)
        case .torn(let moves)?:
            guard try !reporting(hand.hasBegun(moves), on: stage) else { throw .damagedJournal(stage.journal) }
        case .damaged?: throw .damagedJournal(stage.journal)
        case nil:
            guard try !reporting(hand.hasBegun, on: stage) else { throw .missingJournal(stage.journal) }
        }
        // An empty stage was about to be filled, or was just cleared: either way there is nothing to tell.
        let isEmpty = try reporting(fileSystem.list(stage.folder), on: stage).isEmpty
        return isEmpty ? nil : Recovery(ending: .undone, paths: [], kept: [])
    }

    /// The journal at `path`; nil when there is none.
    private static func journal(
        at path: RelativePath,
        of stage: Stage,
        on fileSystem: any FileSystem
    ) throws(Diagnostic) -> Journal.Reading? {
        guard try reporting(fileSystem.kind(of: path), on: stage) != nil else { return nil }
        return Journal.read(try reporting(fileSystem.read(path), on: stage).contents.bytes)
    }
}

extension Stagehand {
    /// Finishes what can be finished, and undoes what cannot.
    fileprivate func settle(_ journal: Journal) throws(Diagnostic) -> Recovery {
        do throws(Diagnostic) {
            try resume(journal)
            return Recovery(ending: .finished, paths: journal.paths, kept: [])
        } catch {
            return Recovery(ending: .undone, paths: journal.paths, kept: try undo(journal))
        }
    }
}

extension Journal {
    fileprivate var paths: [RelativePath] {
        moves.map(\.path)
    }
}
