import Diagnostics
import Planning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Writes what plans want into the stage, and finds the moves that will put it in place.
struct Staging {
    private static let batch = 4096

    private let fileSystem: any FileSystem
    private let stage: Stage
    /// The outermost folders that are new, and files that are new in old folders: each takes one move.
    private var created: [RelativePath: Fingerprint] = [:]
    private var order: [RelativePath] = []
    private var replacements: [Move] = []
    private var standingFolders: Set<RelativePath> = []
    private var stagedFolders: Set<RelativePath> = []
    private var unsaved: [RelativePath] = []

    init(on fileSystem: any FileSystem, stage: Stage) {
        self.fileSystem = fileSystem
        self.stage = stage
    }

    /// Writes a file that is to appear at `path`, where nothing may be.
    mutating func create(_ contents: FileContents, at path: RelativePath) throws(SystemError) {
        let unit = try unit(for: path)
        let new = stage.new(path)
        try makeFolders(for: new)
        try fileSystem.write(
            contents.bytes,
            to: new,
            permissions: contents.isExecutable ? .executable : .usual
        )
        try save(new)
        let print = Fingerprint(contents.bytes, at: path)
        if let others = created[unit] {
            created[unit] = others + print
        } else {
            created[unit] = print
            order.append(unit)
        }
    }

    /// Writes a file that is to take the place of the one at `path`; it keeps its permissions.
    ///
    /// - Returns: Whether the file at `path` is still `old`.
    mutating func replace(
        _ old: FileContents,
        with contents: FileContents,
        at path: RelativePath
    ) throws(SystemError) -> Bool {
        let standing = try fileSystem.read(path)
        guard standing.contents == old else { return false }
        let permissions = standing.permissions(for: contents)
        guard contents.bytes != old.bytes || permissions != standing.permissions else { return true }
        // Putting another file in its place needs no right to write it; whoever took that right away wants it kept.
        guard standing.permissions & 0o222 != 0 else { throw SystemError(EACCES, .written, path) }
        let new = stage.new(path)
        try makeFolders(for: new)
        try makeFolders(for: stage.old(path))
        try fileSystem.write(contents.bytes, to: new, permissions: .exactly(permissions))
        try save(new)
        // Read back, because a disk may know no executable bit.
        let print = Fingerprint(try fileSystem.read(new))
        guard print != Fingerprint(standing) else { return true }
        replacements.append(.replace(path, old: Fingerprint(standing), new: print))
        return true
    }

    /// Writes the journal, and sees it and all that it moves safe on the disk.
    ///
    /// The journal may be safe before the rest is. Then it fits nothing that lies beside it, and the next run knows
    /// that nothing had been moved yet: one wait for the disk is enough.
    mutating func finish() throws(SystemError) -> Journal {
        let journal = Journal(
            moves: order.compactMap { path in created[path].map { .create(path, $0) } } + replacements
        )
        guard !journal.moves.isEmpty else { return journal }
        try fileSystem.write(journal.bytes, to: stage.journal, permissions: .usual)
        try fileSystem.sync(unsaved + stagedFolders.sorted() + [stage.journal, stage.home, stage.home.parent])
        return journal
    }

    /// The outermost place on the way to `path` where nothing is yet.
    private mutating func unit(for path: RelativePath) throws(SystemError) -> RelativePath {
        for folder in path.ancestors where !standingFolders.contains(folder) {
            if created[folder] != nil { return folder }
            guard try fileSystem.hasFolder(folder) else { return folder }
            standingFolders.insert(folder)
        }
        guard try fileSystem.kind(of: path) == nil else { throw SystemError(EEXIST, .written, path) }
        return path
    }

    private mutating func makeFolders(for path: RelativePath) throws(SystemError) {
        guard let folder = path.parent, !stagedFolders.contains(folder) else { return }
        if folder != stage.folder {
            try makeFolders(for: folder)
        }
        try fileSystem.makeFolder(folder)
        stagedFolders.insert(folder)
    }

    private mutating func save(_ path: RelativePath) throws(SystemError) {
        unsaved.append(path)
        guard unsaved.count == Self.batch else { return }
        try fileSystem.sync(unsaved)
        unsaved.removeAll(keepingCapacity: true)
    }
}
