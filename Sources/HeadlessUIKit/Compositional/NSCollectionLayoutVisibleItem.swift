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
