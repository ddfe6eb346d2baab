/// A view that a collection view uses again and again.
@MainActor
open class UICollectionReusableView: UIView {
    var element: CollectionElement?

    /// A view in a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A view from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The name under which the view is reused.
    open internal(set) var reuseIdentifier: String?

    /// Hears that the view is about to be used for another place.
    open func prepareForReuse() {}

    /// Hears where and how it is shown.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Hears that the layout is about to be another.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Hears that the layout is another.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Where and how it would like to be shown; where the layout guesses its size, the size that fits.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let guesses = layoutAttributes.guesses
        guard !guesses.isEmpty else { return layoutAttributes }
        let room = CGSize(
            width: guesses.contains(.horizontal) ? 0 : layoutAttributes.size.width,
            height: guesses.contains(.vertical) ? 0 : layoutAttributes.size.height
        )
        let wanted = systemLayoutSizeFitting(room)
        if guesses.contains(.horizontal), wanted.width > 0 { layoutAttributes.size.width = wanted.width }
        if guesses.contains(.vertical), wanted.height > 0 { layoutAttributes.size.height = wanted.height }
        return layoutAttributes
    }

    /// The collection that shows the view.
    var collection: UICollectionView? {
        guard let superview else { return nil }
        return sequence(first: superview, next: \.superview).lazy.compactMap { $0 as? UICollectionView }.first
    }
}
