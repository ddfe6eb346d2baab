import Diagnostics
import Planning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Carries things between the stage and the project, and knows after an interruption what it had done.
struct Stagehand {
    /// How far a move has come.
    private enum Progress {
        case waiting
        case made
        case blocked
    }

    let fileSystem: any FileSystem
    let stage: Stage

    /// Makes all moves, and settles the journal.
    func carryOut(_ journal: Journal) throws(Diagnostic) {
        try make(journal.moves, of: journal)
    }

    /// Makes the moves of an earlier run that are not made yet, and settles its journal.
    func resume(_ journal: Journal) throws(Diagnostic) {
        var waiting: [Move] = []
        for move in journal.moves {
            switch try reporting(progress(of: move), on: stage) {
            case .waiting: waiting.append(move)
            case .made: break
            case .blocked: throw .blocked(move)
            }
        }
        try make(waiting, of: journal)
    }

    /// Takes back the moves that were made, and clears the stage.
    ///
    /// - Returns: The places where the project keeps what was new there, because somebody has worked on it since.
    func undo(_ journal: Journal) throws(Diagnostic) -> [RelativePath] {
        var stuck: [Move] = []
        for move in journal.moves.reversed() where try !reporting(takeBack(move), on: stage) {
            stuck.append(move)
        }
        try reporting(fileSystem.sync(journal.folders), on: stage)
        for case .replace(let path, _, _) in stuck {
            throw .twoVersions(of: path, original: stage.old(path))
        }
        try reporting(fileSystem.removeTree(stage.folder), on: stage)
        return stuck.reversed().map(\.path)
    }

    private func make(_ moves: [Move], of journal: Journal) throws(Diagnostic) {
        try reporting(showBeginning(), on: stage)
        for move in moves {
            try reporting(make(move), on: stage)
        }
        for move in journal.moves {
            guard try reporting(tookWhatWasPlanned(move), on: stage) else {
                throw .blocked(move)
            }
        }
        try reporting(fileSystem.sync(journal.folders), on: stage)
        try reporting(fileSystem.rename(stage.journal, to: stage.settled), on: stage)
    }

    private func progress(of move: Move) throws(SystemError) -> Progress {
        let path = move.path
        guard try fileSystem.kind(of: stage.new(path)) != nil else { return .made }
        switch move {
        case .create(_, let new):
            if try fileSystem.kind(of: path) == nil {
                return try fileSystem.fingerprint(ofTree: stage.new(path), as: path) == new ? .waiting : .blocked
            }
            return try fileSystem.fingerprint(ofTree: path, as: path) == new ? .made : .blocked
        case .replace(_, let old, let new):
            if try fileSystem.kind(of: stage.old(path)) != nil {
                return try fileSystem.kind(of: path) == nil ? .waiting : .blocked
            }
            let staged = try fileSystem.fingerprint(ofFile: stage.new(path))
            let standing = try fileSystem.fingerprint(ofFile: path)
            if staged == new { return standing == old ? .waiting : .blocked }
            guard staged == old || standing == new else { return .blocked }
            // The two files had changed places, and no more.
            try fileSystem.rename(stage.new(path), to: stage.old(path))
            return .made
        }
    }

    private func make(_ move: Move) throws(SystemError) {
        let path = move.path
        if case .replace = move, try fileSystem.kind(of: stage.old(path)) == nil {
            do throws(SystemError) {
                try fileSystem.exchange(stage.new(path), with: path)
                return try fileSystem.rename(stage.new(path), to: stage.old(path))
            } catch  where error.code == ENOTSUP {
                try fileSystem.rename(path, to: stage.old(path))
            }
        }
        try fileSystem.renameExclusively(stage.new(path), to: path)
    }

    private func tookWhatWasPlanned(_ move: Move) throws(SystemError) -> Bool {
        guard case .replace(let path, let old, _) = move else { return true }
        return try fileSystem.fingerprint(ofFile: stage.old(path)) == old
    }

    /// Returns false when what stands in the project is no longer what was put there.
    private func takeBack(_ move: Move) throws(SystemError) -> Bool {
        let path = move.path
        _ = try progress(of: move)
        let isWaiting = try fileSystem.kind(of: stage.new(path)) != nil
        let isStanding = try fileSystem.kind(of: path) != nil
        switch move {
        case .create(_, let new):
            guard !isWaiting, isStanding else { return true }
            guard try fileSystem.fingerprint(ofTree: path, as: path) == new else { return false }
            try fileSystem.rename(path, to: stage.new(path))
        case .replace(_, _, let new):
            guard try fileSystem.kind(of: stage.old(path)) != nil else { return true }
            if !isStanding {
                try fileSystem.renameExclusively(stage.old(path), to: path)
            } else if !isWaiting, try fileSystem.fingerprint(ofFile: path) == new {
                try fileSystem.rename(stage.old(path), to: path)
            } else {
                return false
            }
        }
        return true
    }
}

extension Journal {
    /// The folders whose entries the moves change; nil stands for the root.
    fileprivate var folders: [RelativePath?] {
        Set(moves.map(\.path.parent)).sorted { ($0?.components ?? []).lexicographicallyPrecedes($1?.components ?? []) }
    }
}

extension Diagnostic {
    fileprivate static func blocked(_ move: Move) -> Diagnostic {
        switch move {
        case .create(let path, _): .appeared(path)
        case .replace(let path, _, _): .changed(path)
        }
    }

    fileprivate static func twoVersions(of path: RelativePath, original: RelativePath) -> Diagnostic {
        Diagnostic(
            "'\(path)' was changed after a run had been cut short, and its earlier version lies in '\(original)'.",
            fix: "Make one of the two, delete the folder '\(original.prefix(2))', then run the command again.",
            outcome: .refused
        )
    }
}
