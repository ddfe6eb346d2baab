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

    func countOfItems(in section: Int) -> Int {
        if counts.indices.contains(section) { return counts[section] }
        // Without anyone to ask there is nothing, in whichever section.
        guard dataSource != nil else { return 0 }
        Headless.raise(
            .internalInconsistency(
                "request for number of items in section \(section) when there are only \(counts.count) sections in the "
                    + "collection view"
            )
        )
        return 0
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
        items.prefetching.forget()
        collectionViewLayout.forgetSizes()
        collectionViewLayout.invalidateLayout()
        setNeedsLayout()
    }

    func exchangeLayout(_ old: UICollectionViewLayout) {
        guard old !== collectionViewLayout else { return }
        let new = collectionViewLayout
        new.collectionView = self
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        for view in items.views.values { view.willTransition(from: old, to: new) }
        old.collectionView = nil
        new.invalidateLayout()
        items.fitted = []
        if bounds.isEmpty == false, items.counts != nil {
            prepareLayout()
            contentOffset = clamped(proposed(new.targetContentOffset(forProposedContentOffset: contentOffset)))
        }
        setNeedsLayout()
        for view in items.views.values { view.didTransition(from: old, to: new) }
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
    }

    /// The delegate's word on where a change leaves the content.
    func proposed(_ offset: CGPoint) -> CGPoint {
        delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset) ?? offset
    }

    /// Has the layout work out where things are, where it has not.
    func prepareLayout() {
        let layout = collectionViewLayout
        if items.bounds != bounds {
            let isOtherSize = items.bounds.size != bounds.size
            if isOtherSize || layout.shouldInvalidateLayout(forBoundsChange: bounds) {
                layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
            }
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
        items.isLayingOut = true
        if items.isStale {
            items.isStale = false
            for (element, view) in items.views.sorted(by: { $0.key < $1.key }) { drop(view, element) }
        }
        var passes = 0
        while fit(showElements()), passes < Self.mostPasses { passes += 1 }
        items.isLayingOut = false
        backgroundView?.frame = bounds
        prefetch()
    }

    /// Passes after which views that tell another size each time are left as they are.
    private static var mostPasses: Int { 20 }

    private func showElements() -> [UICollectionViewLayoutAttributes] {
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
        return wanted
    }

    /// Asks views that are new for the size that they want; true where the layout is another then.
    private func fit(_ shown: [UICollectionViewLayoutAttributes]) -> Bool {
        let layout = collectionViewLayout
        var isOther = false
        for attributes in shown where items.fitted.insert(attributes.element).inserted {
            guard let view = items.views[attributes.element],
                let asked = attributes.copy() as? UICollectionViewLayoutAttributes
            else { continue }
            let wanted = view.preferredLayoutAttributesFitting(asked)
            guard
                layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes)
            else { continue }
            layout.take(wanted.size, of: attributes.element)
            layout.invalidateLayout(
                with: layout.invalidationContext(
                    forPreferredLayoutAttributes: wanted,
                    withOriginalAttributes: attributes
                )
            )
            isOther = true
        }
        return isOther
    }

    /// Announces the items that come into sight next.
    private func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource, !bounds.isEmpty else { return }
        let isSideways = contentSize.width > bounds.width && contentSize.height <= bounds.height
        let rect = items.prefetching.ahead(of: bounds, along: isSideways ? .horizontal : .vertical)
        let ahead = (collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
            .filter { $0.element.kind == .cell }.map(\.indexPath)
        let visible = Set(items.views.keys.filter { $0.kind == .cell }.map(\.path))
        let change = items.prefetching.move(visible: visible, ahead: ahead)
        if !change.come.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: change.come) }
        if !change.gone.isEmpty {
            prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: change.gone)
        }
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
        if attributes.zIndex < 0 {
            insertSubview(view, at: backgroundView == nil ? 0 : 1)
        } else {
            addSubview(view)
        }
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
        items.fitted.remove(element)
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
