import GalleryCore

extension HikesViewController {
    private static let key = "pickedID"

    private var pickedPath: IndexPath? {
        guard let pickedID, let dataSource else { return nil }
        for (index, section) in dataSource.sections.enumerated() {
            if let place = section.items.firstIndex(where: { "\($0.id)" == pickedID }) {
                return IndexPath(row: place, section: index)
            }
        }
        return nil
    }

    /// Shows what was loaded; the first time, the hike that was picked last is brought into sight.
    func take(_ hikes: [Hike]) {
        let isFirst = loaded == nil
        loaded = hikes
        reloadList()
        if isFirst { showPicked() }
    }

    /// Selects the hike that was picked last; where it is gone, nothing is selected.
    func selectPicked() {
        table?.selectRow(at: pickedPath, animated: false, scrollPosition: .none)
    }

    /// Writes down which hike was picked last.
    func encodePicked(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(pickedID, forKey: Self.key)
    }

    /// Picks up which hike was picked last; it is selected once it is loaded.
    func decodePicked(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        pickedID = coder.decodeObject(of: NSString.self, forKey: Self.key).map { String($0) }
        showPicked()
    }

    private func showPicked() {
        selectPicked()
        guard let pickedPath else { return }
        table?.scrollToRow(at: pickedPath, at: .middle, animated: false)
    }
}
