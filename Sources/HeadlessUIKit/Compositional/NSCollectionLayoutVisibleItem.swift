/// An element in sight, which a section's handler may change.
@MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// How much of it can be seen, from 0 to 1.
    var alpha: CGFloat { get set }
    /// How near it is.
    var zIndex: Int { get set }
    /// Whether it is left out.
    var isHidden: Bool { get set }
    /// Its middle.
    var center: CGPoint { get set }
    /// Its own coordinates.
    var bounds: CGRect { get }
    /// How it is moved, scaled and turned about its centre.
    var transform: CGAffineTransform { get set }
    /// What tells it from others.
    var name: String { get }
    /// The item, or the section's place, that it belongs to.
    var indexPath: IndexPath { get }
    /// Where it is.
    var frame: CGRect { get }
    /// What sort of element it is.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a header, footer or decoration.
    var representedElementKind: String? { get }
}

/// The attributes of an element in sight, as a section's handler sees them.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
        super.init()
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var bounds: CGRect { attributes.bounds }
    var name: String { representedElementKind ?? "cell" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
