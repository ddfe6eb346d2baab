import Diagnostics
import Planning

/// Where a transaction keeps what it will put in place, and what it took away.
struct Stage: Sendable {
    /// The folder to be locked; it may hold other things too.
    let home: RelativePath
    /// The folder that is the transaction's alone, and exists while one is under way.
    let folder: RelativePath
    /// What is to be done, once that is settled.
    let journal: RelativePath
    /// The journal's name once all is done.
    let settled: RelativePath
    /// A folder that is there from just before the first move: whatever becomes of the journal, it was whole by then.
    let begun: RelativePath
    /// The folder for what will be put in place.
    let new: RelativePath
    /// The folder for what was taken away.
    let old: RelativePath
    /// What a person knows of all this.
    private let face: RelativePath

    /// The stage of a project that is the root of its file system.
    init() throws(Diagnostic) {
        let home = try RelativePath(".scaffold")
        try self.init(home: home, face: home)
    }

    /// The stage of a project that is yet to appear as `name` in the root: a hidden neighbour.
    init(besides name: RelativePath) throws(Diagnostic) {
        try self.init(home: RelativePath(".\(name).scaffold"), face: name)
    }

    private init(home: RelativePath, face: RelativePath) throws(Diagnostic) {
        self.home = home
        self.face = face
        folder = home.appending(try RelativePath("transaction"))
        journal = folder.appending(try RelativePath("journal"))
        settled = folder.appending(try RelativePath("settled"))
        begun = folder.appending(try RelativePath("begun"))
        new = folder.appending(try RelativePath("new"))
        old = folder.appending(try RelativePath("old"))
    }

    /// Whether `path` is where a project keeps its transactions.
    static func isStage(_ path: RelativePath) -> Bool {
        path.components == [".scaffold", "transaction"]
    }

    /// Where the thing waits that is to stand at `path`.
    func new(_ path: RelativePath) -> RelativePath {
        new.appending(path)
    }

    /// Where the file is kept that stood at `path`.
    func old(_ path: RelativePath) -> RelativePath {
        old.appending(path)
    }

    /// The place in the project that has to do with `path`: what waits on the stage is known by where it will stand.
    func destination(of path: RelativePath) -> RelativePath {
        let parts = path.components
        if path == home || parts.starts(with: folder.components), parts.count <= new.components.count { return face }
        guard parts.starts(with: new.components) || parts.starts(with: old.components) else { return path }
        let rest = parts.dropFirst(new.components.count).joined(separator: "/")
        return (try? RelativePath(rest)) ?? face
    }
}
