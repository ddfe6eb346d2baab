import PhotoAlbumCore

extension Photo {
    private static let week: TimeInterval = 7 * 24 * 60 * 60
    /// Where ratings begin, and how far they go from there.
    private static let (leastRating, ratings) = (97.0, 3.0)

    /// Whether the photo's creation date lies in the week before `date`.
    func isRecent(at date: Date) -> Bool {
        (0..<Self.week).contains(date.timeIntervalSince(creationDate))
    }

    /// What stands below the title.
    var detailText: String {
        creationDate.formatted(date: .abbreviated, time: .standard)
    }

    /// Who took the photo.
    public var authorFullName: String { user.fullName }

    /// The rating on a scale from 0 to 1: there is hardly one below 97.
    public var adjustedRating: Double {
        max(0, (rating - Self.leastRating) / Self.ratings)
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
