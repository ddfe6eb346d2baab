import GalleryCore

/// The cells for albums.
typealias AlbumsDataSource = ArrayDataSource<Album, AlbumCell>

extension AlbumsDataSource {
    /// A cell for each of `items`.
    convenience init(items: [Item]) {
        self.init(items: items, cellIdentifier: "AlbumCell") { cell, album in cell.configure(for: album) }
    }
}
