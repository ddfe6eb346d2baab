import GalleryCore

extension Photo {
    private static let week: TimeInterval = 7 * 24 * 60 * 60

    /// Whether the photo was created in the week before `date`.
    func isRecent(at date: Date) -> Bool {
        (0..<Self.week).contains(date.timeIntervalSince(createdAt))
    }

    /// What stands below the title.
    var detailText: String {
        createdAt.formatted(date: .abbreviated, time: .omitted)
    }
}

extension Sequence<Photo> {
    /// The newest first; of two created at once, the one with the lower id.
    func inOrder() -> [Photo] {
        sorted { ($1.createdAt, $0.id) < ($0.createdAt, $1.id) }
    }
}

extension Collection<Photo> {
    /// How many photos there are, and how many of them are recent at `date`.
    func summary(at date: Date) -> String {
        let recent = count { $0.isRecent(at: date) }
        return "\(count) \(count == 1 ? "photo" : "photos"), \(recent) new"
    }
}
