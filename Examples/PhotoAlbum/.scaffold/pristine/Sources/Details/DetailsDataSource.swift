import PhotoAlbumCore

/// The cells for attributes.
typealias DetailsDataSource = ArrayDataSource<Attribute, AttributeCell>

extension DetailsDataSource {
    /// A cell for each of `items`.
    convenience init(items: [Item]) {
        self.init(items: items, cellIdentifier: "AttributeCell") { cell, attribute in cell.configure(for: attribute) }
    }
}
