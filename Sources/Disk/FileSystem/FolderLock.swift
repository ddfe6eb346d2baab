/// Keeps a folder to its holder, until it is released or goes away.
package final class FolderLock: Sendable {
    private let onRelease: @Sendable () -> Void

    /// Calls `onRelease` when the lock goes away.
    package init(onRelease: @escaping @Sendable () -> Void) {
        self.onRelease = onRelease
    }

    deinit {
        onRelease()
    }
}
