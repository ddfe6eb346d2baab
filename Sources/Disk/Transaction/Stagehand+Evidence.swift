import Planning

/// What shows, without a whole journal, whether a run had come to its moves: only then may the stage not be thrown away.
extension Stagehand {
    /// Leaves on the stage that the moves begin now.
    func showBeginning() throws(SystemError) {
        guard try fileSystem.kind(of: stage.begun) == nil else { return }
        try fileSystem.makeFolder(stage.begun)
    }

    /// Whether the stage by itself shows that moves were made.
    var hasBegun: Bool {
        get throws(SystemError) {
            guard try fileSystem.kind(of: stage.begun) == nil else { return true }
            return try holdsFile(stage.old)
        }
    }

    /// Whether any move had been made.
    ///
    /// - Parameter moves: Those that can still be read in the journal; there may have been more.
    func hasBegun(_ moves: [Move]) throws(SystemError) -> Bool {
        if try hasBegun { return true }
        // A power cut may have lost what shows that, and left the moves. The journal is begun when all is staged, and
        // then no folder is empty.
        if try isHollow(stage.new) { return true }
        for move in moves where try isMade(move) { return true }
        return false
    }

    private func isMade(_ move: Move) throws(SystemError) -> Bool {
        switch move {
        case .create(let path, _):
            guard try fileSystem.kind(of: stage.new(path)) == nil else { return false }
            return try fileSystem.kind(of: path) != nil
        case .replace(let path, _, let new):
            return try fileSystem.fingerprint(ofFile: path) == new
        }
    }

    private func holdsFile(_ path: RelativePath) throws(SystemError) -> Bool {
        switch try fileSystem.kind(of: path) {
        case .folder?:
            for entry in try fileSystem.list(path) where try holdsFile(entry.path) { return true }
            return false
        case .file?, .symbolicLink?, .other?: return true
        case nil: return false
        }
    }

    /// Whether nothing stands at `path`, or a folder with an empty one at any depth.
    private func isHollow(_ path: RelativePath) throws(SystemError) -> Bool {
        switch try fileSystem.kind(of: path) {
        case .folder?:
            let entries = try fileSystem.list(path)
            for entry in entries where try isHollow(entry.path) { return true }
            return entries.isEmpty
        case .file?, .symbolicLink?, .other?: return false
        case nil: return true
        }
    }
}
