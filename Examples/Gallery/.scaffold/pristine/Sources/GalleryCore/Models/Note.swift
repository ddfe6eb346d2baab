/// A note.
public struct Note: Codable, Hashable, Identifiable, Sendable {
    /// What tells this note from all others.
    public let id: Int
    /// The note's text.
    public var text: String
    /// When the note was pinned, if at all.
    public var pinnedAt: Date?

    /// A note with these values.
    public init(id: Int, text: String, pinnedAt: Date?) {
        self.id = id
        self.text = text
        self.pinnedAt = pinnedAt
    }
}
