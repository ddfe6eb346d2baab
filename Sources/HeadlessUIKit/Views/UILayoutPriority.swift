/// How much a wish about sizes weighs against others.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// It must be so.
    public static let required = UILayoutPriority(1000)
    /// As much as a button's wish not to be squeezed.
    public static let defaultHigh = UILayoutPriority(750)
    /// As much as a drag that makes the window larger or smaller.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// As much as the window's wish to stay as large as it is.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// As much as a drag that leaves the window as it is.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// As much as a button's wish not to be stretched.
    public static let defaultLow = UILayoutPriority(250)
    /// As much as the wish for the smallest size, which is little.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// The weight, from 0 to 1000.
    public let rawValue: Float

    /// A priority of a weight.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// A priority of a weight.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }
}
