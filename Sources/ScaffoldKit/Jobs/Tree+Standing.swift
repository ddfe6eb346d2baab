import Diagnostics
import Disk
import Planning

extension Tree {
    /// Those of the files in `once` that others have brought along before, in the bytes of their time or edited since:
    /// they are left alone.
    ///
    /// - Parameters:
    ///   - files: All that a run would write.
    ///   - earlier: What the app remembers of the same run, whose own files are none of others'.
    func standing(
        _ once: Set<RelativePath>,
        beside files: [RelativePath: FileContents],
        earlier: ModuleRecord?
    ) throws(Diagnostic) -> Set<RelativePath> {
        guard !once.isEmpty else { return [] }
        let standing = try snapshot(of: once).files()
        return once.filter { path in
            standing[path].map { $0 != files[path] } == true && earlier?.files["\(path)"] == nil
        }
    }
}
