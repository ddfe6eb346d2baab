import PhotoAlbumCore

/// The cells for attributes: stars for a rating, text for all others.
@MainActor
final class DetailsDataSource: NSObject {
    private static let (textCell, ratingCell) = ("AttributeCell", "RatingCell")

    /// What there is a cell for, in this order.
    var items: [Attribute] = []

    /// The attribute at `indexPath`; nil where there is none.
    func item(at indexPath: IndexPath) -> Attribute? {
        indexPath.section == 0 && items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    /// Serves `table`, and tells it what its cells are made from.
    func serve(_ table: UITableView?) {
        table?.register(AttributeCell.self, forCellReuseIdentifier: Self.textCell)
        table?.register(RatingCell.nib, forCellReuseIdentifier: Self.ratingCell)
        table?.dataSource = self
    }
}

extension DetailsDataSource: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? items.count : 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let item = item(at: indexPath)
        let identifier = item?.rating == nil ? Self.textCell : Self.ratingCell
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        if let item {
            (cell as? AttributeCell)?.configure(for: item)
            (cell as? RatingCell)?.configure(for: item)
        }
        return cell
    }
}
