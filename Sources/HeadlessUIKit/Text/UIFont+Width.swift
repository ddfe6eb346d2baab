extension UIFont {
    /// How wide letters are, 0 being the usual.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The width as a number from -1 to 1.
        public var rawValue: CGFloat

        /// Makes a width of a number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a width of a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Narrow.
        public static let condensed = Width(-0.2)
        /// The usual width.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.2)
        /// Between condensed and the usual.
        public static let compressed = Width(-0.4)
    }

    /// The system's font in a weight and a width; letters are measured in the usual width here.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }
}
