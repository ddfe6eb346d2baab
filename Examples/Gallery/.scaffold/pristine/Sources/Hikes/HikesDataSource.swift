import GalleryCore

/// The cells for hikes.
typealias HikesDataSource = ArrayDataSource<Hike, HikeCell>

extension HikesDataSource {
    /// A cell for each of `items`.
    convenience init(items: [Item]) {
        self.init(items: items, cellIdentifier: "HikeCell") { cell, hike in cell.configure(for: hike) }
    }
}
