/// The items of one group, placed from the group's own corner.
@MainActor
struct SolvedGroup {
    /// One item.
    struct Leaf {
        var frame: CGRect
        /// The sides that are only known when the view tells.
        var guesses: UIAxis = []
        var zIndex = 0
    }

    /// Something beside an item or a group.
    struct Supplement {
        var frame: CGRect
        let item: NSCollectionLayoutSupplementaryItem
        /// The item, counted in the group, that it belongs to.
        let leaf: Int
    }

    var size: CGSize
    var leaves: [Leaf] = []
    var supplements: [Supplement] = []

    /// Takes in what another group holds, at a place of this one.
    mutating func add(_ other: SolvedGroup, at origin: CGPoint) {
        leaves += other.leaves.map { leaf in
            var moved = leaf
            moved.frame.origin.x += origin.x
            moved.frame.origin.y += origin.y
            return moved
        }
        supplements += other.supplements.map { supplement in
            var moved = supplement
            moved.frame.origin.x += origin.x
            moved.frame.origin.y += origin.y
            return moved
        }
    }
}

extension CGSize {
    /// The length along an axis.
    subscript(axis: UIAxis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    /// The place along an axis.
    subscript(axis: UIAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension UIAxis {
    /// The other axis.
    var across: UIAxis { self == .horizontal ? .vertical : .horizontal }
}
