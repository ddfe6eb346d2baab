import PhotoAlbumCore

extension Attribute {
    /// What stands below the title.
    var detailText: String {
        let parts: [String?] = [
            text,
            rating.map { "Rating: \($0.formatted())" },
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }
}

extension Sequence<Attribute> {
    /// By title, as a person would sort; of two alike, the one with the lower id first.
    func inOrder() -> [Attribute] {
        sorted { one, other in
            let order = one.title.localizedStandardCompare(other.title)
            return order == .orderedSame ? one.id < other.id : order == .orderedAscending
        }
    }
}

extension Collection<Attribute> {
    /// How many attributes there are.
    var summary: String {
        "\(count) \(count == 1 ? "attribute" : "attributes")"
    }
}
