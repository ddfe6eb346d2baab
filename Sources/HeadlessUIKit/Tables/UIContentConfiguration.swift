/// Content as a value, from which a view is made.
@MainActor
public protocol UIContentConfiguration {
    /// A view that shows the content.
    func makeContentView() -> any UIView & UIContentView
    /// The content for a state.
    func updated(for state: any UIConfigurationState) -> Self
}
