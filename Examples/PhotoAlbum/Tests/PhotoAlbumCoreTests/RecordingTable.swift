import PhotoAlbumCore

/// Writes down which cells it is asked for, and gives the same one each time.
final class RecordingTable: UITableView {
    let cell = UITableViewCell()
    private(set) var identifiers: [String] = []
    private(set) var places: [IndexPath] = []

    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        identifiers.append(identifier)
        places.append(indexPath)
        return cell
    }
}
