import Planning

/// What the system answered when it could not do a thing.
package struct SystemError: Error, Hashable, Sendable {
    /// What was to be done; reads after "cannot be".
    package enum Action: String, Sendable {
        case read, written, moved, removed, saved, locked
    }

    /// The number that C calls `errno`.
    package let code: Int32
    /// What was to be done.
    package let action: Action
    /// What it was to be done to; nil stands for the root.
    package let path: RelativePath?

    /// Describes a failure.
    package init(_ code: Int32, _ action: Action, _ path: RelativePath?) {
        self.code = code
        self.action = action
        self.path = path
    }
}
