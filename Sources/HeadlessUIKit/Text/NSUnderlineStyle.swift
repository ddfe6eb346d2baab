/// How a line under or through text looks.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// One line.
    public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x01) }
    /// One thick line.
    public static var thick: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x02) }
    /// Two lines.
    public static var double: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x09) }
    /// Of dots.
    public static var patternDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0100) }
    /// Of dashes.
    public static var patternDash: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0200) }
    /// Of dashes and dots in turn.
    public static var patternDashDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0300) }
    /// Of a dash and two dots in turn.
    public static var patternDashDotDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0400) }
    /// Only under words, not under spaces.
    public static var byWord: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x8000) }

    /// The bits.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
