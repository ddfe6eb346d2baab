import PhotoAlbumCore

/// The cells for photos.
typealias PhotosDataSource = ArrayDataSource<Photo, PhotoCell>

extension PhotosDataSource {
    /// A cell for each of `items`.
    convenience init(items: [Item]) {
        self.init(items: items, cellIdentifier: Self.identifier) { cell, photo in cell.configure(for: photo) }
    }

    /// Serves `table` with cells from their xib.
    func serve(_ table: UITableView?) {
        attach(to: table)
        table?.register(PhotoCell.nib, forCellReuseIdentifier: Self.identifier)
    }

    private static var identifier: String { "PhotoCell" }
}
