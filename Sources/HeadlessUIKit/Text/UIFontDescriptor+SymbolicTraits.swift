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
        /// Lines closer together.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines further apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
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
