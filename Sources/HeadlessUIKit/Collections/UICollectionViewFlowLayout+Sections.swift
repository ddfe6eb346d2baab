extension UICollectionViewFlowLayout {
    var isVertical: Bool { scrollDirection == .vertical }

    /// The room that lines have along.
    var roomAlong: CGFloat {
        guard let collectionView else { return 0 }
        let insets = collectionView.adjustedContentInset
        return isVertical
            ? collectionView.bounds.width - insets.left - insets.right
            : collectionView.bounds.height - insets.top - insets.bottom
    }

    func makeSections() -> [FlowSection] {
        guard let collectionView else { return [] }
        let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        var start: CGFloat = 0
        return collectionView.counts.enumerated().map { index, count in
            var section = makeSection(index, count: count, in: collectionView, delegate: delegate)
            section.start = start
            start = section.end
            return section
        }
    }

    private func makeSection(
        _ index: Int,
        count: Int,
        in view: UICollectionView,
        delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSection {
        let inset = (delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset).adding(
            reference(in: view)
        )
        let header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index) ?? headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index) ?? footerReferenceSize
        let lineGap =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index) ?? minimumLineSpacing
        let gap =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
            ?? minimumInteritemSpacing
        let margins = isVertical ? inset.left + inset.right : inset.top + inset.bottom
        let room = roomAlong - margins
        let sizes = itemSizes(in: index, count: count, view: view, delegate: delegate)
        let lines =
            sizes.map { FlowLines($0, room: room, gap: gap, lineGap: lineGap) }
            ?? FlowLines(count: count, size: turned(itemSize), room: room, gap: gap, lineGap: lineGap)
        return FlowSection(
            header: isVertical ? header.height : header.width,
            footer: isVertical ? footer.height : footer.width,
            before: isVertical ? inset.top : inset.left,
            after: isVertical ? inset.bottom : inset.right,
            margin: isVertical ? inset.left : inset.top,
            lines: lines
        )
    }

    /// The delegate's sizes; nil where it leaves them to the layout.
    private func itemSizes(
        in section: Int,
        count: Int,
        view: UICollectionView,
        delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> [CGSize]? {
        if estimatedItemSize != .zero {
            return (0..<count).map { turned(guess(IndexPath(item: $0, section: section))) }
        }
        guard let delegate, count > 0 else { return nil }
        let first = OptionalMethod.sizeForItem.answer {
            delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: 0, section: section))
        }
        guard let first else { return nil }
        let others = (1..<max(1, count)).map {
            delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: $0, section: section))
        }
        return ([first] + others).map(turned)
    }

    /// The size that a cell told, or the estimate.
    private func guess(_ path: IndexPath) -> CGSize {
        if let told = sizes[CollectionElement(kind: .cell, path: path)] { return told }
        return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    }

    /// A size with its length along the lines as width.
    private func turned(_ size: CGSize) -> CGSize {
        isVertical ? size : CGSize(width: size.height, height: size.width)
    }

    /// What is measured from besides the content's insets.
    private func reference(in view: UICollectionView) -> UIEdgeInsets {
        let edges: UIEdgeInsets =
            switch sectionInsetReference {
            case .fromContentInset: .zero
            case .fromSafeArea: view.safeAreaInsets
            case .fromLayoutMargins: view.layoutMargins
            }
        let taken = view.adjustedContentInset
        return isVertical
            ? UIEdgeInsets(
                top: 0,
                left: max(0, edges.left - taken.left),
                bottom: 0,
                right: max(0, edges.right - taken.right)
            )
            : UIEdgeInsets(
                top: max(0, edges.top - taken.top),
                left: 0,
                bottom: max(0, edges.bottom - taken.bottom),
                right: 0
            )
    }
}

extension UICollectionViewFlowLayout {
    /// What a section's insets are measured from.
    public enum SectionInsetReference: Int, Sendable {
        /// The content's insets.
        case fromContentInset = 0
        /// The safe area.
        case fromSafeArea = 1
        /// The layout margins.
        case fromLayoutMargins = 2
    }
}

extension UIEdgeInsets {
    fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top,
            left: left + other.left,
            bottom: bottom + other.bottom,
            right: right + other.right
        )
    }
}
