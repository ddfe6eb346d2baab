/// A guide at the top or the bottom of a screen.
@MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// How far what covers the screen reaches into it, in points.
    var length: CGFloat { get }
    /// The top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}

extension ViewLayoutGuide: UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    /// What the bars cover at the top of the screen.
    @available(iOS, introduced: 7.0, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.topAnchor")
    public var topLayoutGuide: any UILayoutSupport { view.guide(.top) }

    /// What the bars cover at the bottom of the screen.
    @available(iOS, introduced: 7.0, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.bottomAnchor")
    public var bottomLayoutGuide: any UILayoutSupport { view.guide(.bottom) }
}
