import GalleryCore

/// The cells for places.
typealias PlacesDataSource = ArrayDataSource<Place, PlaceCell>

extension PlacesDataSource {
    /// A cell for each of `items`.
    convenience init(items: [Item]) {
        self.init(items: items, cellIdentifier: "PlaceCell") { cell, place in cell.configure(for: place) }
    }
}
