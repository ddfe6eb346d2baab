import GalleryCore

extension HikesViewController: UITableViewDelegate {
    /// Shows what matches the search, or says that there is nothing to show.
    func reloadList() {
        guard let dataSource, let loaded, failure == nil else { return }
        let matches = loaded.matching(words)
        dataSource.sections = matches.inSections()
        table?.reloadData()
        selectPicked()
        summary?.text = matches.summary(at: .now)
        if matches.isEmpty { showEmpty(animated: true) } else { hideEmpty(animated: true) }
    }

    /// Hands on the hike that was picked, which stays selected.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let hike = dataSource?.item(at: indexPath) else { return }
        pickedID = "\(hike.id)"
        onSelect?(hike)
    }

    /// Lets a swipe over a row delete its hike.
    public func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let hike = dataSource?.item(at: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.delete(hike)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
