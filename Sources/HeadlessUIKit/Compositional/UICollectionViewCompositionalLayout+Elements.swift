extension UICollectionViewCompositionalLayout {
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let low = rect.origin[axis]
        let high = low + rect.size[axis]
        let touched = solved.filter { $0.start + $0.length >= low && $0.start <= high }
        return outerEdges { _ in true }.filter { $0.frame.intersects(rect) }
            + touched.flatMap { elements(of: $0, in: rect) }
    }

    private func elements(of section: SolvedSection, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let groups = section.groups(in: rect)
        let cells = groups.flatMap { group in
            section.items(of: group).compactMap { attributes(ofItem: $0, in: section) }
        }
        let others =
            groups.flatMap { supplements(of: section, group: $0) } + boundaries(of: section) + decorations(of: section)
        return (cells + others).filter { $0.frame.intersects(rect) || $0.frame.isEmpty }
    }

    func attributes(ofItem item: Int, in section: SolvedSection) -> UICollectionViewLayoutAttributes? {
        guard let leaf = section.leaf(item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section.index))
        attributes.frame = leaf.frame
        attributes.zIndex = leaf.zIndex
        attributes.guesses = leaf.guesses
        return attributes
    }

    func supplements(of section: SolvedSection, group: Int) -> [UICollectionViewLayoutAttributes] {
        section.supplements(of: group).map { supplement in
            let attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: supplement.item.elementKind,
                with: IndexPath(item: supplement.number, section: section.index)
            )
            attributes.frame = supplement.frame
            attributes.zIndex = supplement.item.zIndex
            return attributes
        }
    }

    func decorations(of section: SolvedSection) -> [UICollectionViewLayoutAttributes] {
        section.section.decorationItems.map { item in
            let attributes = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: item.elementKind,
                with: IndexPath(item: 0, section: section.index)
            )
            attributes.frame = section.frame.inset(by: item.insets(guessing: []))
            attributes.zIndex = item.zIndex == 0 ? -1 : item.zIndex
            return attributes
        }
    }

    func boundaries(of section: SolvedSection) -> [UICollectionViewLayoutAttributes] {
        section.edges.edges.map { edge in
            var frame = section.edges.frame(of: edge, content: section.contentLength)
            frame.origin[axis] += section.start
            return attributes(of: edge, frame, within: section.start, section.start + section.length)
        }
    }

    func outerEdges(where isWanted: (SectionEdge) -> Bool) -> [UICollectionViewLayoutAttributes] {
        guard let edges else { return [] }
        let end = contentEnd + edges.after
        return edges.edges.filter(isWanted).map { edge in
            attributes(of: edge, edges.frame(of: edge, content: contentEnd - edges.before), within: 0, end)
        }
    }

    private func attributes(
        of edge: SectionEdge,
        _ frame: CGRect,
        within start: CGFloat,
        _ end: CGFloat
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: edge.item.elementKind,
            with: edge.path
        )
        var frame = frame
        if edge.item.pinToVisibleBounds, let collectionView {
            let sight = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
            let low = sight.origin[axis]
            let high = low + sight.size[axis] - frame.size[axis]
            if edge.item.alignment.unit[axis] == 1 {
                frame.origin[axis] = min(frame.origin[axis], max(high, start))
            } else {
                frame.origin[axis] = max(frame.origin[axis], min(low, end - frame.size[axis]))
            }
        }
        attributes.frame = frame
        attributes.zIndex = edge.item.zIndex + (edge.item.pinToVisibleBounds ? 1 : 0)
        attributes.guesses = edge.guesses
        return attributes
    }

    /// Lets the sections' handlers look at what is in sight, and change it.
    func show(_ found: [UICollectionViewLayoutAttributes], in rect: CGRect) {
        guard let environment, let collectionView else { return }
        for section in solved {
            guard let handler = section.section.visibleItemsInvalidationHandler else { continue }
            let own = found.filter { $0.indexPath.first == section.index && $0.frame.intersects(rect) }
            guard !own.isEmpty else { continue }
            var offset = collectionView.contentOffset
            if section.stack != axis { offset[section.stack] = section.scrolled }
            handler(own.map(VisibleItem.init), offset, environment)
        }
    }
}
