/// Where text goes on after a tab.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// Which side text keeps to there.
    public let alignment: NSTextAlignment
    /// How far from the margin that is.
    public let location: CGFloat
    /// What else there is to say.
    public let options: [OptionKey: Any]

    /// What a tab stop may say besides.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The characters that end a column.
        public static var columnTerminators: OptionKey { OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName") }

        /// The option's name.
        public let rawValue: String

        /// The option of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// A tab stop at a place.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    /// The same object, as tab stops do not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is the same tab stop.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
    }

    /// Equal for equal tab stops.
    open override var hash: Int { location.hashValue }
}
