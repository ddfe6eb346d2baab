import GalleryCore

extension Hike {
    private static let week: TimeInterval = 7 * 24 * 60 * 60

    /// Whether the hike starts in the week before `date`.
    func isRecent(at date: Date) -> Bool {
        (0..<Self.week).contains(date.timeIntervalSince(startsOn))
    }

    /// What stands below the title.
    var detailText: String {
        startsOn.formatted(date: .abbreviated, time: .omitted)
    }

    /// What stands above the section that a hike is in.
    var sectionText: String {
        startsOn.formatted(.dateTime.month(.wide).year())
    }
}

extension Sequence<Hike> {
    /// The newest first; of two with the same date, the one with the lower id.
    func inOrder() -> [Hike] {
        sorted { ($1.startsOn, $0.id) < ($0.startsOn, $1.id) }
    }

    /// In sections by month, the newest first.
    func inSections() -> [ListSection<Hike>] {
        inOrder().sections(by: \.sectionText)
    }

    /// Those whose title contains `words`, whatever the case and the accents; without words, all.
    func matching(_ words: String) -> [Hike] {
        filter { words.isEmpty || $0.title.localizedStandardContains(words) }
    }
}

extension Collection<Hike> {
    /// How many hikes there are, and how many of them are recent at `date`.
    func summary(at date: Date) -> String {
        let recent = count { $0.isRecent(at: date) }
        return "\(count) \(count == 1 ? "hike" : "hikes"), \(recent) new"
    }
}
