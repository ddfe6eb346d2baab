/// Content as a value, from which a view is made.
@MainActor
public protocol UIContentConfiguration {
    /// A view that shows the content.
    func makeContentView() -> any UIView & UIContentView
    /// The content for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

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
