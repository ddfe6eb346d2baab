import Diagnostics
import Planning

extension Transaction {
    /// Finishes or undoes what an earlier run on this stage left behind; nil when it left nothing.
    static func recover(on fileSystem: any FileSystem, stage: Stage) throws(Diagnostic) -> Recovery? {
        guard try reporting(stage, { () throws(SystemError) in try fileSystem.kind(of: stage.folder) }) != nil else {
            return nil
        }
        let hand = Stagehand(fileSystem: fileSystem, stage: stage)
        let recovery: Recovery?
        if let journal = try journal(at: stage.settled, on: fileSystem) {
            recovery = Recovery(ending: .finished, paths: journal.moves.map(\.path), kept: [])
        } else if let journal = try journal(at: stage.journal, on: fileSystem) {
            recovery = try hand.settle(journal)
        } else {
            // An empty stage was about to be filled, or was just cleared: either way there is nothing to tell.
            let things = try reporting(stage) { () throws(SystemError) in try fileSystem.list(stage.folder) }
            recovery = things.isEmpty ? nil : Recovery(ending: .undone, paths: [], kept: [])
        }
        try reporting(stage) { () throws(SystemError) in try fileSystem.removeTree(stage.folder) }
        return recovery
    }

    private static func journal(at path: RelativePath, on fileSystem: any FileSystem) throws(Diagnostic) -> Journal? {
        let bytes = try reporting { () throws(SystemError) in
            try fileSystem.kind(of: path) == nil ? nil : fileSystem.read(path).contents.bytes
        }
        guard let bytes else { return nil }
        switch Journal.read(bytes) {
        case .whole(let journal): return journal
        case .torn: return nil
        case .damaged: throw .damagedJournal(path)
        }
    }
}

extension Stagehand {
    /// Finishes what can be finished and undoes what cannot.
    fileprivate func settle(_ journal: Journal) throws(Diagnostic) -> Recovery {
        let paths = journal.moves.map(\.path)
        do throws(Diagnostic) {
            try finish(journal)
            return Recovery(ending: .finished, paths: paths, kept: [])
        } catch {
            return Recovery(ending: .undone, paths: paths, kept: try undo(journal))
        }
    }
}
