extension UICollectionView {
    /// How many items each section has, asked for when first needed.
    var counts: [Int] {
        if let counts = items.counts { return counts }
        let counts = askForCounts()
        items.counts = counts
        return counts
    }

    func askForCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
        }
    }

    func hasItem(_ path: IndexPath) -> Bool { path.isPlace(in: counts) }

    /// Takes the counts anew at once, and leaves the cells for the next layout.
    func reload() {
        forgetItems()
        chosen.removeAll()
        items.counts = askForCounts()
    }

    func forgetItems() {
        items.counts = nil
        items.isStale = true
        collectionViewLayout.invalidateLayout()
        setNeedsLayout()
    }

    func exchangeLayout(_ old: UICollectionViewLayout) {
        guard old !== collectionViewLayout else { return }
        old.collectionView = nil
        collectionViewLayout.collectionView = self
        collectionViewLayout.invalidateLayout()
        setNeedsLayout()
    }

    /// Has the layout work out where things are, where it has not.
    func prepareLayout() {
        let layout = collectionViewLayout
        if items.bounds != bounds {
            let isOtherSize = items.bounds.size != bounds.size
            if isOtherSize || layout.shouldInvalidateLayout(forBoundsChange: bounds) { layout.isPrepared = false }
            items.bounds = bounds
        }
        guard !layout.isPrepared else { return }
        _ = counts
        layout.isPrepared = true
        layout.prepare()
        contentSize = layout.collectionViewContentSize
    }

    /// Makes what comes into sight, lets go of what leaves it, and places all.
    func layoutItems() {
        if items.isStale {
            items.isStale = false
            for (element, view) in items.views.sorted(by: { $0.key < $1.key }) { drop(view, element) }
        }
        prepareLayout()
        let limit = clamped(contentOffset)
        if !isTracking, contentOffset.y > limit.y || contentOffset.x > limit.x { contentOffset = limit }
        let attributes = bounds.isEmpty ? [] : collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        let wanted = attributes.filter { isInSight($0.frame) || $0.transform != .identity }
        let elements = Set(wanted.map(\.element))
        for (element, view) in items.views.sorted(by: { $0.key < $1.key }) where !elements.contains(element) {
            drop(view, element)
        }
        for attributes in wanted.sorted(by: { ($0.zIndex, $0.element) < ($1.zIndex, $1.element) }) { show(attributes) }
        backgroundView?.frame = bounds
    }

    /// Whether more than an edge of `rect` is in sight.
    private func isInSight(_ rect: CGRect) -> Bool {
        rect.maxY > bounds.minY && rect.minY < bounds.maxY && rect.maxX > bounds.minX && rect.minX < bounds.maxX
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        let known = items.views[attributes.element]
        guard let view = known ?? makeView(attributes) else { return }
        apply(attributes, to: view)
        guard known == nil else { return }
        view.element = attributes.element
        items.views[attributes.element] = view
        tellThatItWillShow(view, attributes.element)
        addSubview(view)
    }

    private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
        if view.center != attributes.center { view.center = attributes.center }
        if view.transform != attributes.transform { view.transform = attributes.transform }
        view.alpha = attributes.alpha
        view.isHidden = attributes.isHidden
        view.layer.zPosition = CGFloat(attributes.zIndex)
        view.apply(attributes)
    }

    /// Takes a view out of sight and lets it wait for another place.
    func drop(_ view: UICollectionReusableView, _ element: CollectionElement) {
        items.views[element] = nil
        view.removeFromSuperview()
        view.element = nil
        switch element.kind {
        case .cell:
            if let cell = view as? UICollectionViewCell {
                delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
            }
            items.cellQueue.put(view, for: view.reuseIdentifier)
        case .supplementary(let kind):
            delegate?.collectionView(
                self,
                didEndDisplayingSupplementaryView: view,
                forElementOfKind: kind,
                at: element.path
            )
            items.supplementaryQueues[kind]?.put(view, for: view.reuseIdentifier)
        case .decoration:
            return
        }
    }

    private func tellThatItWillShow(_ view: UICollectionReusableView, _ element: CollectionElement) {
        switch element.kind {
        case .cell:
            guard let cell = view as? UICollectionViewCell else { return }
            delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
        case .supplementary(let kind):
            delegate?.collectionView(
                self,
                willDisplaySupplementaryView: view,
                forElementKind: kind,
                at: element.path
            )
        case .decoration:
            return
        }
    }
}
