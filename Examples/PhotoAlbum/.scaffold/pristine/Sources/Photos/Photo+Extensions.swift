import PhotoAlbumCore

extension Photo {
    private static let week: TimeInterval = 7 * 24 * 60 * 60

    /// Whether the photo's creation date lies in the week before `date`.
    func isRecent(at date: Date) -> Bool {
        (0..<Self.week).contains(date.timeIntervalSince(creationDate))
    }

    /// What stands below the title.
    var detailText: String {
        [
            creationDate.formatted(date: .abbreviated, time: .omitted),
            "Rating: \(rating.formatted())",
            user.name,
        ].joined(separator: " · ")
    }
}

extension Sequence<Photo> {
    /// The newest first; of two with the same creation date, the one with the lower id.
    func inOrder() -> [Photo] {
        sorted { ($1.creationDate, $0.id) < ($0.creationDate, $1.id) }
    }
}

extension Collection<Photo> {
    /// How many photos there are, and how many of them are recent at `date`.
    func summary(at date: Date) -> String {
        let recent = count { $0.isRecent(at: date) }
        return "\(count) \(count == 1 ? "photo" : "photos"), \(recent) new"
    }
}
