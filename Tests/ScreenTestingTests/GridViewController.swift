import ScreenTesting

/// A small grid made by hand, of two sections.
final class GridViewController: UIViewController {
    var picked: IndexPath?
    var deleted: [IndexPath] = []

    override func loadView() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 180, height: 100)
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844),
            collectionViewLayout: layout
        )
        grid.tag = 100
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
        grid.dataSource = self
        grid.delegate = self
        view = grid
    }
}

extension GridViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? 3 : 60
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
        let label = UILabel(frame: CGRect(x: 8, y: 8, width: 160, height: 20))
        label.text = "Item \(indexPath.section).\(indexPath.item)"
        for former in cell.contentView.subviews { former.removeFromSuperview() }
        cell.contentView.addSubview(label)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        picked = indexPath
    }

    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let delete = UIAction(title: "Delete") { [weak self] _ in self?.deleted += indexPaths }
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [delete]) })
    }
}
