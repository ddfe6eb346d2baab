import Diagnostics
import Planning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where a project is, or is to be.
package struct ProjectFolder: Sendable {
    enum Location {
        /// The root of a file system.
        case root(any FileSystem)
        /// A folder in the root, which may not exist yet.
        case child(RelativePath, any FileSystem)
    }

    let location: Location

    /// The project that is the root of `fileSystem`.
    package init(_ fileSystem: any FileSystem) {
        location = .root(fileSystem)
    }

    /// The project `name` in the root of `fileSystem`, whether it exists yet or not.
    package init(named name: RelativePath, in fileSystem: any FileSystem) {
        location = .child(name, fileSystem)
    }

    /// Whether there is a project folder.
    package var exists: Bool {
        get throws(Diagnostic) {
            guard case .child(let name, let fileSystem) = location else { return true }
            return try reporting(fileSystem.hasFolder(name))
        }
    }

    /// The project as it stands, for those who only look.
    package var tree: Tree {
        switch location {
        case .root(let fileSystem): Tree(fileSystem)
        case .child(let name, let fileSystem): Tree(fileSystem, prefix: name)
        }
    }

    /// Whether a run was cut short here or is under way; what the tree shows may then be half of something.
    package var isUnsettled: Bool {
        get throws(Diagnostic) {
            let inside = try Stage().folder
            switch location {
            case .root(let fileSystem):
                return try reporting(fileSystem.kind(of: inside)) != nil
            case .child(let name, let fileSystem):
                let beside = try Stage(besides: name).folder
                if try reporting(fileSystem.kind(of: beside)) != nil { return true }
                return try reporting(fileSystem.kind(of: name.appending(inside))) != nil
            }
        }
    }
}

extension FileSystem {
    /// Whether a folder stands at `path`; fails when anything else does.
    func hasFolder(_ path: RelativePath) throws(SystemError) -> Bool {
        switch try kind(of: path) {
        case .folder?: return true
        case nil: return false
        case .symbolicLink?: throw SystemError(ELOOP, .read, path)
        case .file?, .other?: throw SystemError(ENOTDIR, .read, path)
        }
    }
}
