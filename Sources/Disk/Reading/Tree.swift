import Diagnostics
import Planning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder to be read, never through symbolic links.
package struct Tree: Sendable {
    /// Names that no listing shows: what tools and systems leave behind.
    private static let junk: Set = [".build", ".git", ".swiftpm", ".DS_Store"]

    private let fileSystem: any FileSystem
    /// Where the folder lies on the file system; nil when it is the root.
    private let prefix: RelativePath?

    /// Reads the root of `fileSystem`.
    package init(_ fileSystem: any FileSystem) {
        self.init(fileSystem, prefix: nil)
    }

    /// Reads the folder at `path` on this machine.
    package init(at path: String) throws(Diagnostic) {
        self.init(try reporting(LocalFileSystem(root: path), at: path))
    }

    init(_ fileSystem: any FileSystem, prefix: RelativePath?) {
        self.fileSystem = fileSystem
        self.prefix = prefix
    }

    /// What stands at `paths`; files are read whole.
    ///
    /// - Throws: A diagnostic when a file cannot be read, or when a file or a link stands where a folder is needed.
    package func snapshot(of paths: some Sequence<RelativePath>) throws(Diagnostic) -> Snapshot {
        var standing: [RelativePath: Snapshot.Standing] = [:]
        var missing: Set<RelativePath> = []
        var known: Set<RelativePath> = []
        for path in paths where path.parent.map(missing.contains) != true {
            standing[path] = try reporting(self.standing(at: path))
            // Of a new module not even the folders are there, and to find that out again for each file takes long.
            guard standing[path] == nil, let folder = path.parent, known.insert(folder).inserted else { continue }
            if try kind(of: folder) == nil { missing.insert(folder) }
        }
        return Snapshot(standing: standing)
    }

    /// All that lies in `folder` at any depth but folders, in the order of the paths; nothing when it does not exist.
    ///
    /// Links are named and not followed. What git, the compiler and the Finder keep for themselves is left out, and so
    /// is a transaction under way.
    package func entries(under folder: RelativePath? = nil) throws(Diagnostic) -> [Entry] {
        try listing(under: folder).entries
    }

    /// The same, with the paths that no `RelativePath` may hold beside it.
    package func listing(under folder: RelativePath? = nil) throws(Diagnostic) -> Listing {
        if let place = place(folder), try reporting(fileSystem.kind(of: place)) == nil { return Listing() }
        var listing = Listing()
        try reporting(collect(folder, into: &listing))
        return listing
    }

    /// What stands at `path`, when anything does.
    package func kind(of path: RelativePath) throws(Diagnostic) -> EntryKind? {
        guard let place = place(path) else { return nil }
        return try reporting(fileSystem.kind(of: place))
    }

    /// What the disk notes of the file at `path`, when there is one.
    package func stamp(of path: RelativePath) throws(Diagnostic) -> FileStamp? {
        guard let place = place(path) else { return nil }
        return try reporting(fileSystem.stamp(of: place))
    }

    /// The files that lie in `folder` at any depth, and whose names end in `ending`, in the order of the paths.
    package func files(
        under folder: RelativePath? = nil,
        ending: String = ""
    ) throws(Diagnostic) -> [RelativePath] {
        try entries(under: folder)
            .filter { $0.kind == .file && (ending.isEmpty || $0.path.name.hasSuffix(ending)) }
            .map(\.path)
    }

    private func standing(at path: RelativePath) throws(SystemError) -> Snapshot.Standing? {
        guard let place = place(path) else { return nil }
        // Nearly all that is asked for is a file or nothing, and reading it tells; only the rest is looked at.
        do throws(SystemError) {
            return .file(try fileSystem.read(place).contents)
        } catch  where error.code == ENOENT {
            return nil
        } catch  where [EISDIR, ELOOP, ENOTDIR, EINVAL, ENXIO].contains(error.code) {}
        switch try fileSystem.kind(of: place) {
        case .file?: return .file(try fileSystem.read(place).contents)
        case .folder?: return .folder
        case .symbolicLink?: return .symbolicLink
        case .other?: return .other
        case nil: return nil
        }
    }

    private func collect(_ folder: RelativePath?, into all: inout Listing) throws(SystemError) {
        let listing = try fileSystem.listing(of: place(folder))
        all.strangers += listing.strangers.map { (folder.map { "\($0)/" } ?? "") + $0 }
        for entry in listing.entries {
            guard let name = try? RelativePath(entry.path.name), !Self.junk.contains(name.name) else { continue }
            let path = folder?.appending(name) ?? name
            switch entry.kind {
            case .folder where Stage.isStage(path): continue
            case .folder: try collect(path, into: &all)
            case .file, .symbolicLink, .other: all.entries.append(Entry(path: path, kind: entry.kind))
            }
        }
    }

    private func place(_ path: RelativePath?) -> RelativePath? {
        guard let prefix, let path else { return prefix ?? path }
        return prefix.appending(path)
    }
}
