import GalleryCore

extension Album {
    private static let week: TimeInterval = 7 * 24 * 60 * 60

    /// Whether the album was released in the week before `date`.
    func isRecent(at date: Date) -> Bool {
        guard let releasedOn else { return false }
        return (0..<Self.week).contains(date.timeIntervalSince(releasedOn))
    }

    /// What stands below the title.
    var detailText: String {
        let parts: [String?] = [
            "Photo count: \(photoCount)",
            releasedOn?.formatted(date: .abbreviated, time: .omitted),
            owner.name,
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }
}

extension Sequence<Album> {
    /// The newest first, those never released last; of two released at once, the one with the lower id.
    func inOrder() -> [Album] {
        sorted { ($1.releasedOn ?? .distantPast, $0.id) < ($0.releasedOn ?? .distantPast, $1.id) }
    }
}

extension Collection<Album> {
    /// How many albums there are, and how many of them are recent at `date`.
    func summary(at date: Date) -> String {
        let recent = count { $0.isRecent(at: date) }
        return "\(count) \(count == 1 ? "album" : "albums"), \(recent) new"
    }
}
