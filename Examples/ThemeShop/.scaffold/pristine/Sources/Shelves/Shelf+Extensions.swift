import ThemeShopCore

extension Shelf {
    /// What stands below the title.
    var detailText: String {
        "Poster count: \(posterCount)"
    }
}

extension Sequence<Shelf> {
    /// By name, as a person would sort; of two alike, the one with the lower id first.
    func inOrder() -> [Shelf] {
        sorted { one, other in
            let order = one.name.localizedStandardCompare(other.name)
            return order == .orderedSame ? one.id < other.id : order == .orderedAscending
        }
    }
}

extension Collection<Shelf> {
    /// How many shelves there are.
    var summary: String {
        "\(count) \(count == 1 ? "shelf" : "shelves")"
    }
}
