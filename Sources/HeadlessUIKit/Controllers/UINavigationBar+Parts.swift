extension UINavigationBar {
    /// How high the bar is with what its item asks for, below the status bar.
    var ownHeight: CGFloat {
        let prompt: CGFloat = topItem?.prompt == nil ? 0 : 30
        let title: CGFloat = showsLargeTitle ? 52 : 0
        let search = (topItem?.searchController?.searchBar.ownHeight).map { $0 - 4 } ?? 0
        return UINavigationBar.height + prompt + title + search
    }

    /// Whether the title is shown large: as the item says or, where it says nothing, as the item before.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, let items, !items.isEmpty else { return false }
        switch items.last(where: { $0.largeTitleDisplayMode != .automatic })?.largeTitleDisplayMode {
        case .never, .inline: return false
        default: return true
        }
    }

    /// Asks those around for the room that the bar needs now.
    func heightMayChange() {
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Puts the views of the item in front into the bar, and takes out those of others.
    func placeParts() {
        let item = topItem
        let left = (item?.leftBarButtonItems ?? []).filter { !$0.isHidden }
        let right = (item?.rightBarButtonItems ?? []).filter { !$0.isHidden }
        let search = item?.searchController?.searchBar
        let wanted = (left + right).compactMap(\.customView) + [item?.titleView, search].compactMap(\.self)
        for view in hosted where !wanted.contains(view) && view.superview === self { view.removeFromSuperview() }
        for view in wanted where view.superview !== self { addSubview(view) }
        hosted = wanted
        let row = CGRect(x: 16, y: item?.prompt == nil ? 0 : 30, width: max(0, bounds.width - 32), height: 44)
        let start = place(left, from: row.minX + (showsWayBack ? UIBarButtonItem.roomForButton : 0), by: 1, in: row)
        let end = place(right, from: row.maxX, by: -1, in: row)
        placeTitle(item?.titleView, between: start, and: end, in: row)
        guard let search else { return }
        let height = search.ownHeight - 4
        search.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    private var showsWayBack: Bool { backItem != nil && topItem?.hidesBackButton == false }

    /// Puts buttons' own views side by side, away from an edge; returns how far they reach.
    private func place(
        _ items: [UIBarButtonItem],
        from edge: CGFloat,
        by direction: CGFloat,
        in row: CGRect
    ) -> CGFloat {
        items.reduce(edge) { edge, item in
            guard let view = item.customView else {
                return edge + direction * (item.width > 0 ? item.width : UIBarButtonItem.roomForButton)
            }
            let size = fitted(view, in: row)
            let x = direction > 0 ? edge : edge - size.width
            view.frame = CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
            return edge + direction * (size.width + 8)
        }
    }

    private func placeTitle(_ view: UIView?, between start: CGFloat, and end: CGFloat, in row: CGRect) {
        guard let view else { return }
        let room = CGRect(x: start, y: row.minY, width: max(0, end - start), height: row.height)
        let size = fitted(view, in: room)
        let x = min(max(row.midX - size.width / 2, room.minX), max(room.maxX - size.width, room.minX))
        view.frame = CGRect(x: x, y: room.midY - size.height / 2, width: size.width, height: size.height)
    }

    private func fitted(_ view: UIView, in room: CGRect) -> CGSize {
        let has = view.bounds.width > 0 && view.bounds.height > 0
        let wanted = has ? view.bounds.size : view.sizeThatFits(room.size)
        return CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    }
}
