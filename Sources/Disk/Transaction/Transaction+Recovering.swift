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
        if let journal = try journal(at: stage.settled, of: stage, on: fileSystem) {
            return Recovery(ending: .finished, paths: journal.paths, kept: [])
        }
        if let journal = try journal(at: stage.journal, of: stage, on: fileSystem) {
            return try Stagehand(fileSystem: fileSystem, stage: stage).settle(journal)
        }
        // An empty stage was about to be filled, or was just cleared: either way there is nothing to tell.
        let isEmpty = try reporting(fileSystem.list(stage.folder), on: stage).isEmpty
        return isEmpty ? nil : Recovery(ending: .undone, paths: [], kept: [])
    }

    /// The journal at `path`; nil when there is none, or only the beginning of one.
    private static func journal(
        at path: RelativePath,
        of stage: Stage,
        on fileSystem: any FileSystem
    ) throws(Diagnostic) -> Journal? {
        guard try reporting(fileSystem.kind(of: path), on: stage) != nil else { return nil }
        switch Journal.read(try reporting(fileSystem.read(path), on: stage).contents.bytes) {
        case .whole(let journal): return journal
        case .torn: return nil
        case .damaged: throw .damagedJournal(path)
        }
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
