extension NSLayoutConstraint {
    /// How the views of a visual format are aligned, and which way it reads.
    public struct FormatOptions: OptionSet, Sendable {
        /// All left edges are one.
        public static var alignAllLeft: FormatOptions { FormatOptions(rawValue: 1 << 1) }
        /// All right edges are one.
        public static var alignAllRight: FormatOptions { FormatOptions(rawValue: 1 << 2) }
        /// All top edges are one.
        public static var alignAllTop: FormatOptions { FormatOptions(rawValue: 1 << 3) }
        /// All bottom edges are one.
        public static var alignAllBottom: FormatOptions { FormatOptions(rawValue: 1 << 4) }
        /// All edges where reading starts are one.
        public static var alignAllLeading: FormatOptions { FormatOptions(rawValue: 1 << 5) }
        /// All edges where reading ends are one.
        public static var alignAllTrailing: FormatOptions { FormatOptions(rawValue: 1 << 6) }
        /// All are in the middle of each other, across.
        public static var alignAllCenterX: FormatOptions { FormatOptions(rawValue: 1 << 9) }
        /// All are in the middle of each other, down.
        public static var alignAllCenterY: FormatOptions { FormatOptions(rawValue: 1 << 10) }
        /// All last lines of text stand level.
        public static var alignAllLastBaseline: FormatOptions { FormatOptions(rawValue: 1 << 11) }
        /// All first lines of text stand level.
        public static var alignAllFirstBaseline: FormatOptions { FormatOptions(rawValue: 1 << 12) }
        /// The bits of all alignments.
        public static var alignmentMask: FormatOptions { FormatOptions(rawValue: 0xFFFF) }

        /// The format reads the way that text does.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// The format reads from left to right.
        public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
        /// The format reads from right to left.
        public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }
        /// The bits of all directions.
        public static var directionMask: FormatOptions { FormatOptions(rawValue: 3 << 16) }

        /// Gaps are between edges.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Gaps, down, are between lines of text.
        public static var spacingBaselineToBaseline: FormatOptions { FormatOptions(rawValue: 1 << 19) }
        /// The bits of all kinds of gaps.
        public static var spacingMask: FormatOptions { FormatOptions(rawValue: 1 << 19) }

        /// The bits of the options.
        public let rawValue: UInt

        /// What the set bits say.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }
}
