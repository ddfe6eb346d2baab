/// Makes one colour of another.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    /// What makes one colour of another.
    public let transform: (UIColor) -> UIColor

    /// What makes one colour of another.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// Makes a colour of another.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The same brightness without the hue.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var white: CGFloat = 0
        var alpha: CGFloat = 0
        return color.getWhite(&white, alpha: &alpha) ? UIColor(white: white, alpha: alpha) : color
    }
    /// The colour as it is: the accent colour is no other here.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    /// A colour that goes with others of one hue.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}
