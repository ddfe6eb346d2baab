extension UICollectionView {
    /// The sort of an element.
    public enum ElementCategory: Int, Sendable {
        /// An item's cell.
        case cell = 0
        /// A header, a footer or the like.
        case supplementaryView = 1
        /// Something that the layout adds.
        case decorationView = 2
    }

    /// Which way a collection scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// Sideways.
        case horizontal = 1
    }

    /// Where an item comes to rest when the collection scrolls to it.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At the top.
        public static var top: ScrollPosition { ScrollPosition(rawValue: 1 << 0) }
        /// In the middle from top to bottom.
        public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 1 << 1) }
        /// At the bottom.
        public static var bottom: ScrollPosition { ScrollPosition(rawValue: 1 << 2) }
        /// At the left.
        public static var left: ScrollPosition { ScrollPosition(rawValue: 1 << 3) }
        /// In the middle from side to side.
        public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 1 << 4) }
        /// At the right.
        public static var right: ScrollPosition { ScrollPosition(rawValue: 1 << 5) }
    }

    /// How fast items make way for one that the user holds.
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate = 0
        /// After a short time.
        case fast = 1
        /// After a longer time.
        case slow = 2
    }

    /// Whether cells that want another size get it by themselves.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// No.
        case disabled = 0
        /// When they say so.
        case enabled = 1
        /// When they say so, or their constraints do.
        case enabledIncludingConstraints = 2
    }

    /// Hears that a change to another layout, bit by bit, is over: whether it came to its end, and whether it was gone through.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// The kind of a section's header.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// The kind of a section's footer.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
