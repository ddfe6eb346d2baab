extension NSLayoutConstraint {
    /// Across or down.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        /// The left side is the right one or less.
        case lessThanOrEqual = -1
        /// Both sides are the same.
        case equal = 0
        /// The left side is the right one or more.
        case greaterThanOrEqual = 1
    }

    /// A place or a length of a view's alignment rectangle.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The edge where reading starts.
        case leading = 5
        /// The edge where reading ends.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle across.
        case centerX = 9
        /// The middle down.
        case centerY = 10
        /// The baseline of the last line of text.
        case lastBaseline = 11
        /// The baseline of the first line of text.
        case firstBaseline = 12
        /// The left margin.
        case leftMargin = 13
        /// The right margin.
        case rightMargin = 14
        /// The top margin.
        case topMargin = 15
        /// The bottom margin.
        case bottomMargin = 16
        /// The margin where reading starts.
        case leadingMargin = 17
        /// The margin where reading ends.
        case trailingMargin = 18
        /// The middle between the margins at the sides.
        case centerXWithinMargins = 19
        /// The middle between the margins at top and bottom.
        case centerYWithinMargins = 20
        /// None: the constant stands alone.
        case notAnAttribute = 0
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis along which the place or the length lies.
    var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        case .notAnAttribute: nil
        }
    }

    /// Whether this is an edge that the reading direction moves.
    var followsReading: Bool {
        self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
    }
    /// Whether this is an edge that stays at its side.
    var staysAtSide: Bool { self == .left || self == .right || self == .leftMargin || self == .rightMargin }
    /// Whether this is a line of text.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
