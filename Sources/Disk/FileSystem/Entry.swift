import Planning

/// One thing that lies in a folder.
package struct Entry: Hashable, Sendable {
    /// Where it lies.
    package let path: RelativePath
    /// What it is.
    package let kind: EntryKind

    /// Names a thing in a folder.
    package init(path: RelativePath, kind: EntryKind) {
        self.path = path
        self.kind = kind
    }
}
