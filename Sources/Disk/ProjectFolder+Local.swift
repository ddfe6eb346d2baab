import Diagnostics
import Planning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension ProjectFolder {
    /// The project at `path` on this machine, whether it exists yet or not; the folder that holds it must.
    package init(at path: String) throws(Diagnostic) {
        if let resolved = Self.resolved(path) {
            let (folder, name) = Self.split(resolved)
            if let name = try? RelativePath(name), let parent = try? LocalFileSystem(root: folder) {
                self.init(named: name, in: parent)
            } else {
                self.init(try reporting(LocalFileSystem(root: path), at: path))
            }
        } else {
            let (folder, name) = Self.split(path)
            let parent = try reporting(LocalFileSystem(root: folder), at: folder)
            self.init(named: try RelativePath(name), in: parent)
        }
    }

    /// The path without links and dots; nil when nothing is there.
    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func split(_ path: String) -> (folder: String, name: String) {
        var path = path[...]
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        guard let slash = path.lastIndex(of: "/") else { return (".", String(path)) }
        let name = String(path[path.index(after: slash)...])
        return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
    }
}
