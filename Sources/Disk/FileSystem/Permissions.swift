/// Who may read, write and run a new file.
package enum Permissions: Hashable, Sendable {
    /// `rw-r--r--`, less what the user's mask takes away.
    case usual
    /// `rwxr-xr-x`, less what the user's mask takes away.
    case executable
    /// Just these bits.
    case exactly(UInt16)
}
