extension UIFontDescriptor {
    /// Features of a face that have a name.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// Makes a set of its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Heavy.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Letters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Letters for lines from top to bottom.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Letters that keep to the room of controls.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines closer together.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines further apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// All bits that say a class of letters.
        public static let classMask = SymbolicTraits(rawValue: 15 << 28)
        /// Serifs as in old books.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Serifs between the old ones and the modern ones.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Thin serifs.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Thick serifs that end round.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Thick serifs.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Serifs of no certain kind.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// No serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Letters for ornament.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// Letters as written by hand.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Signs instead of letters.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }

    /// A design of the system's font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// UIKit's name of the design.
        public var rawValue: String

        /// Names a design.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The usual letters.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Letters with round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// Letters with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Letters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
