/// Something that behaviours move, such as a view.
@MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// Where its middle is.
    var center: CGPoint { get set }
    /// How large it is.
    var bounds: CGRect { get }
    /// How it is turned.
    var transform: CGAffineTransform { get set }
    /// The shape with which it meets others.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The shape of its own, around its middle.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// Its bounds.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// None.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
