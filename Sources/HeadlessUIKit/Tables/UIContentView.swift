/// A view that shows content given as a value.
@MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The content.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show this kind of content.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the content is of the same kind as the present one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
