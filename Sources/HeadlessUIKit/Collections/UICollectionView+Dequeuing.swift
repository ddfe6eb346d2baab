extension UICollectionView {
    func dequeue(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        if let (reconfigured, cell) = items.reconfigured, reconfigured == path { return cell }
        if let cell = items.cellQueue.take(identifier) as? UICollectionViewCell {
            cell.isSelected = false
            cell.isHighlighted = false
            cell.prepareForReuse()
            return cell
        }
        let attributes = collectionViewLayout.isPrepared ? collectionViewLayout.layoutAttributesForItem(at: path) : nil
        let frame = attributes?.frame ?? .zero
        let made = make(items.cellQueue.source(for: identifier), identifier, frame, kind: "UICollectionViewCell")
        if let cell = made as? UICollectionViewCell { return cell }
        if made == nil { refuse(kind: "UICollectionElementKindCell", identifier) }
        let cell = UICollectionViewCell(frame: frame)
        cell.reuseIdentifier = identifier
        return cell
    }

    func dequeue(_ kind: String, _ identifier: String, for path: IndexPath) -> UICollectionReusableView {
        if let view = items.supplementaryQueues[kind]?.take(identifier) {
            view.prepareForReuse()
            return view
        }
        let attributes =
            collectionViewLayout.isPrepared
            ? collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) : nil
        let frame = attributes?.frame ?? .zero
        let source = items.supplementaryQueues[kind]?.source(for: identifier)
        if let view = make(source, identifier, frame, kind: "UICollectionReusableView") { return view }
        refuse(kind: kind, identifier)
        let view = UICollectionReusableView(frame: frame)
        view.reuseIdentifier = identifier
        return view
    }

    private func make(
        _ source: ReuseQueue<UICollectionReusableView>.Source?,
        _ identifier: String,
        _ frame: CGRect,
        kind: String
    ) -> UICollectionReusableView? {
        let view: UICollectionReusableView
        switch source {
        case .ofClass(let viewClass):
            view = viewClass.make(registered: frame)
        case .nib(let nib):
            let objects = nib.instantiate(withOwner: nil)
            guard objects.count == 1, let only = objects.first as? UICollectionReusableView else {
                Headless.raise(
                    .internalInconsistency(
                        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
                            + "object which must be a \(kind) instance"
                    )
                )
                return UICollectionViewCell(frame: frame)
            }
            view = only
        case nil:
            return nil
        }
        view.reuseIdentifier = identifier
        return view
    }

    private func refuse(kind: String, _ identifier: String) {
        Headless.raise(
            .internalInconsistency(
                "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a "
                    + "class for the identifier or connect a prototype cell in a storyboard"
            )
        )
    }
}
