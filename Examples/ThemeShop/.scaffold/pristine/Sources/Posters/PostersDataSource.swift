import ThemeShopCore

/// The cells for posters.
typealias PostersDataSource = ArrayDataSource<Poster, PosterCell>

extension PostersDataSource {
    /// A cell for each of `items`.
    convenience init(items: [Item]) {
        self.init(items: items, cellIdentifier: "PosterCell") { cell, poster in cell.configure(for: poster) }
    }
}
