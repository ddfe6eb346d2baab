extension UIImage {
    /// The system's symbol of this name, with as much of it drawn as a value from 0 to 1 says.
    public convenience init?(
        systemName name: String,
        variableValue value: Double,
        configuration: UIImage.Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// The image of this name in a bundle, with as much of it drawn as a value from 0 to 1 says.
    public convenience init?(
        named name: String,
        in bundle: Bundle? = nil,
        variableValue value: Double,
        configuration: UIImage.Configuration? = nil
    ) {
        self.init(named: name, in: bundle, with: configuration)
    }

    /// The image of the button that shows what can be done.
    public class var actions: UIImage { symbol("ellipsis.circle") }
    /// The image of the button that adds.
    public class var add: UIImage { symbol("plus.circle.fill") }
    /// The image of the button that removes.
    public class var remove: UIImage { symbol("minus.circle.fill") }
    /// The image of what is checked.
    public class var checkmark: UIImage { symbol("checkmark.circle.fill") }
    /// The image of what is checked, with an outline.
    public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

    private static func symbol(_ name: String) -> UIImage {
        UIImage(source: ImageSource(symbol: name, nil) ?? ImageSource())
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

// swift-format-ignore: NoLeadingUnderscores
/// The type that an image literal has where nothing else is said.
public typealias _ImageLiteralType = UIImage
