/// What stands at a path, links not followed.
package enum EntryKind: Hashable, Sendable {
    /// A file.
    case file
    /// A folder.
    case folder
    /// A symbolic link, wherever it leads.
    case symbolicLink
    /// A device, a pipe, a socket.
    case other
}
