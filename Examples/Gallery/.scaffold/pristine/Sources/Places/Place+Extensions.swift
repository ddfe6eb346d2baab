import GalleryCore

extension Place {
    /// What stands below the title.
    var detailText: String {
        city
    }

    /// What stands above the section that a place is in.
    var sectionText: String {
        city
    }
}

extension Sequence<Place> {
    /// By name, as a person would sort; of two alike, the one with the lower id first.
    func inOrder() -> [Place] {
        sorted { one, other in
            let order = one.name.localizedStandardCompare(other.name)
            return order == .orderedSame ? one.id < other.id : order == .orderedAscending
        }
    }

    /// In sections by city, from A to Z.
    func inSections() -> [ListSection<Place>] {
        alphabeticalSections(by: \.sectionText)
    }

    /// Those whose name contains `words`, whatever the case and the accents; without words, all.
    func matching(_ words: String) -> [Place] {
        filter { words.isEmpty || $0.name.localizedStandardContains(words) }
    }
}

extension Collection<Place> {
    /// How many places there are.
    var summary: String {
        "\(count) \(count == 1 ? "place" : "places")"
    }
}
