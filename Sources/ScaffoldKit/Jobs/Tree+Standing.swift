import Diagnostics
import Disk
import Planning

extension Tree {
    /// Those of the files in `once` that others have brought along before, in the bytes of their time or edited since:
    /// they are left alone, and are none of this run's own.
    ///
    /// - Parameter earlier: What the app remembers of the same run, whose own files are none of others'.
    func standing(_ once: Set<RelativePath>, earlier: ModuleRecord?) throws(Diagnostic) -> Set<RelativePath> {
        guard !once.isEmpty else { return [] }
        let standing = try snapshot(of: once).files()
        return once.filter { standing[$0] != nil && earlier?.files["\($0)"] == nil }
    }
}
