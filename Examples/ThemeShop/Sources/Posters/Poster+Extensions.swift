import ThemeShopCore

extension Poster {
    /// What stands below the title.
    var detailText: String {
        "Price: \(price.formatted())"
    }
}

extension Sequence<Poster> {
    /// By title, as a person would sort; of two alike, the one with the lower id first.
    func inOrder() -> [Poster] {
        sorted { one, other in
            let order = one.title.localizedStandardCompare(other.title)
            return order == .orderedSame ? one.id < other.id : order == .orderedAscending
        }
    }
}

extension Collection<Poster> {
    /// How many posters there are.
    var summary: String {
        "\(count) \(count == 1 ? "poster" : "posters")"
    }
}
