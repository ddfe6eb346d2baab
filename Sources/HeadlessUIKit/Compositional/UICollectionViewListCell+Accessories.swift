extension UICollectionViewListCell {
    /// The ground that suits the list.
    var listBackground: UIBackgroundConfiguration {
        guard let collection, let path = collection.indexPath(for: self),
            let list = (collection.collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(at: path)
        else { return .listPlainCell() }
        switch list.appearance {
        case .plain: return .listPlainCell()
        case .grouped, .insetGrouped: return .listGroupedCell()
        case .sidebar, .sidebarPlain: return .listSidebarCell()
        }
    }

    /// Whether a tap anywhere on the row shows what is below.
    var opensByTap: Bool { accessories.contains(where: \.opensByTap) }

    /// The view in sight of what stands at a side.
    func accessoryView(_ type: UICellAccessory.AccessoryType) -> CellAccessoryView? {
        accessoryViews.first { $0.accessory.accessoryType == type && !$0.isHidden }
    }

    /// Makes the views of what stands at the sides.
    func showAccessories() {
        for view in accessoryViews { view.removeFromSuperview() }
        accessoryViews = ordered.map { accessory in
            let view = CellAccessoryView(accessory) { [weak self] in self?.tap(accessory) }
            addSubview(view)
            return view
        }
        showAccessories(editing: configurationState.isEditing)
    }

    func showAccessories(editing: Bool) {
        for view in accessoryViews {
            view.isHidden = view.accessory.isHidden || !view.accessory.displayed.isShown(editing: editing)
        }
        setNeedsLayout()
    }

    /// The accessories in the order of their places, each side's together.
    private var ordered: [UICellAccessory] {
        var leading: [UICellAccessory] = []
        var trailing: [UICellAccessory] = []
        for accessory in accessories {
            if accessory.isLeading {
                leading.insert(accessory, at: min(max(0, accessory.position(leading)), leading.count))
            } else {
                trailing.insert(accessory, at: min(max(0, accessory.position(trailing)), trailing.count))
            }
        }
        return leading + trailing
    }

    private func tap(_ accessory: UICellAccessory) {
        if let action = accessory.action { return action() }
        guard accessory.accessoryType == .outlineDisclosure, let collection,
            let path = collection.indexPath(for: self)
        else { return }
        _ = collection.toggle(path)
    }

    // MARK: Places

    private func shown(leading: Bool) -> [CellAccessoryView] {
        accessoryViews.filter { !$0.isHidden && $0.accessory.isLeading == leading }
    }

    private var indent: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    /// The room that is left for the content.
    var roomBetweenAccessories: CGRect {
        let left = shown(leading: true).reduce(indent) { $0 + $1.width + Self.gap }
        let right = shown(leading: false).reduce(0) { $0 + $1.width + Self.gap }
        return CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
    }

    /// From where the words start or, where no words are configured, the content, to the other edge.
    var separatorFrame: CGRect {
        let words = contentView.subviews.lazy.compactMap { $0 as? UIListContentView }.first
        let start = words?.textLayoutGuide.map { contentView.convert($0.layoutFrame, to: self).minX }
        let left = start ?? roomBetweenAccessories.minX
        return CGRect(x: left, y: 0, width: max(0, bounds.width - left), height: bounds.height)
    }

    func placeAccessories() {
        var left = Self.gap + (indentsAccessories ? indent : 0)
        for view in shown(leading: true) {
            view.frame = CGRect(x: left, y: 0, width: view.width, height: bounds.height)
            left += view.width + Self.gap
        }
        var right = bounds.width - Self.gap
        for view in shown(leading: false).reversed() {
            view.frame = CGRect(x: right - view.width, y: 0, width: view.width, height: bounds.height)
            right -= view.width + Self.gap
        }
    }

    private static var gap: CGFloat { 16 }
}
