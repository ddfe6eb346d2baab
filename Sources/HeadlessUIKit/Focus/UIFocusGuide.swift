/// A rectangle without a view that leads the focus elsewhere.
@MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether it leads the focus.
    open var isEnabled = true
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// To where it leads the focus, best first.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
