extension UIColor: _ExpressibleByColorLiteral {}

// swift-format-ignore: NoLeadingUnderscores
/// The type that a colour literal has where nothing else is said.
public typealias _ColorLiteralType = UIColor
