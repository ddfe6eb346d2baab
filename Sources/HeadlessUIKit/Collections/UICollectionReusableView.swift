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

    /// Where and how it would like to be shown.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
