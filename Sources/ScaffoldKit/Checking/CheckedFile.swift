import Conventions
import Disk
import Planning

/// One file, and what a check has read of it.
struct CheckedFile<Facts: Packable & Sendable>: Sendable {
    let path: RelativePath
    /// What the rules have to know of it; nil where it could not be checked.
    var facts: Facts?
    /// Why it could not.
    var finding: Finding?
    /// What the cache is to remember.
    var entry: CheckCache.Entry?
    /// Whether the cache did not know it so.
    var isNew = false
}
