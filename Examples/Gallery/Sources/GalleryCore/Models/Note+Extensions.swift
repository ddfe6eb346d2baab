extension Note {
    private static let week: TimeInterval = 7 * 24 * 60 * 60

    /// Whether the note was pinned in the week before `date`.
    public func isRecent(at date: Date) -> Bool {
        guard let pinnedAt else { return false }
        return (0..<Self.week).contains(date.timeIntervalSince(pinnedAt))
    }

    /// What stands below the title.
    public var detailText: String {
        pinnedAt?.formatted(date: .abbreviated, time: .omitted) ?? ""
    }
}

extension Sequence<Note> {
    /// The newest first, those never pinned last; of two pinned at once, the one with the lower id.
    public func inOrder() -> [Note] {
        sorted { ($1.pinnedAt ?? .distantPast, $0.id) < ($0.pinnedAt ?? .distantPast, $1.id) }
    }
}

extension Collection<Note> {
    /// How many notes there are, and how many of them are recent at `date`.
    public func summary(at date: Date) -> String {
        let recent = count { $0.isRecent(at: date) }
        return "\(count) \(count == 1 ? "note" : "notes"), \(recent) new"
    }
}
