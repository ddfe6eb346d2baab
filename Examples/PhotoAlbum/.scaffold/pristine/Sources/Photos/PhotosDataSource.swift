import PhotoAlbumCore

/// The cells for photos.
typealias PhotosDataSource = ArrayDataSource<Photo, PhotoCell>

extension PhotosDataSource {
    /// A cell for each of `items`.
    convenience init(items: [Item]) {
        self.init(items: items, cellIdentifier: "PhotoCell") { cell, photo in cell.configure(for: photo) }
    }
}
