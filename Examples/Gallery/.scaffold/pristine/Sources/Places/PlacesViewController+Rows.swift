import GalleryCore

extension PlacesViewController: UICollectionViewDelegate {
    /// Shows what matches the search, or says that there is nothing to show.
    func reloadList() {
        guard let dataSource, let loaded, failure == nil else { return }
        let matches = loaded.matching(words)
        dataSource.sections = matches.inSections()
        grid?.reloadData()
        summary?.text = matches.summary
        if matches.isEmpty { showEmpty(animated: true) } else { hideEmpty(animated: true) }
    }

    /// Hands on the place that was picked.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if let place = dataSource?.item(at: indexPath) { onSelect?(place) }
    }

    /// Offers to delete the place on which a finger stays.
    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPaths.count == 1, let place = dataSource?.item(at: indexPaths[0]) else { return nil }
        let delete = UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in self?.delete(place) }
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [delete]) })
    }
}
