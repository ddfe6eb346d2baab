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
        public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1 << 0) }
        /// Heavy.
        public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 1 << 1) }
        /// Wide.
        public static var traitExpanded: SymbolicTraits { SymbolicTraits(rawValue: 1 << 5) }
        /// Narrow.
        public static var traitCondensed: SymbolicTraits { SymbolicTraits(rawValue: 1 << 6) }
        /// Letters of one width.
        public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1 << 10) }
        /// Letters for lines from top to bottom.
        public static var traitVertical: SymbolicTraits { SymbolicTraits(rawValue: 1 << 11) }
        /// Letters that keep to the room of controls.
        public static var traitUIOptimized: SymbolicTraits { SymbolicTraits(rawValue: 1 << 12) }
        /// Lines closer together.
        public static var traitTightLeading: SymbolicTraits { SymbolicTraits(rawValue: 1 << 15) }
        /// Lines further apart.
        public static var traitLooseLeading: SymbolicTraits { SymbolicTraits(rawValue: 1 << 16) }
        /// All bits that say a class of letters.
        public static var classMask: SymbolicTraits { SymbolicTraits(rawValue: 15 << 28) }
        /// Serifs as in old books.
        public static var classOldStyleSerifs: SymbolicTraits { SymbolicTraits(rawValue: 1 << 28) }
        /// Serifs between the old ones and the modern ones.
        public static var classTransitionalSerifs: SymbolicTraits { SymbolicTraits(rawValue: 2 << 28) }
        /// Thin serifs.
        public static var classModernSerifs: SymbolicTraits { SymbolicTraits(rawValue: 3 << 28) }
        /// Thick serifs that end round.
        public static var classClarendonSerifs: SymbolicTraits { SymbolicTraits(rawValue: 4 << 28) }
        /// Thick serifs.
        public static var classSlabSerifs: SymbolicTraits { SymbolicTraits(rawValue: 5 << 28) }
        /// Serifs of no certain kind.
        public static var classFreeformSerifs: SymbolicTraits { SymbolicTraits(rawValue: 7 << 28) }
        /// No serifs.
        public static var classSansSerif: SymbolicTraits { SymbolicTraits(rawValue: 8 << 28) }
        /// Letters for ornament.
        public static var classOrnamentals: SymbolicTraits { SymbolicTraits(rawValue: 9 << 28) }
        /// Letters as written by hand.
        public static var classScripts: SymbolicTraits { SymbolicTraits(rawValue: 10 << 28) }
        /// Signs instead of letters.
        public static var classSymbolic: SymbolicTraits { SymbolicTraits(rawValue: 12 << 28) }
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
        public static var `default`: SystemDesign { SystemDesign(rawValue: "NSCTFontUIFontDesignDefault") }
        /// Letters with round ends.
        public static var rounded: SystemDesign { SystemDesign(rawValue: "NSCTFontUIFontDesignRounded") }
        /// Letters with serifs.
        public static var serif: SystemDesign { SystemDesign(rawValue: "NSCTFontUIFontDesignSerif") }
        /// Letters of one width.
        public static var monospaced: SystemDesign { SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced") }
    }
}
