/// What lies in a folder.
package struct Listing: Hashable, Sendable {
    /// What has a name that a `RelativePath` may hold, in the order of the paths.
    package var entries: [Entry] = []
    /// The names that none may hold, such as one with a line break; those of folders end in `/`.
    package var strangers: [String] = []

    /// Lists these; nothing by default.
    package init(entries: [Entry] = [], strangers: [String] = []) {
        self.entries = entries
        self.strangers = strangers
    }
}
