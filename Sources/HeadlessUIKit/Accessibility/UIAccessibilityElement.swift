/// Something that is read out and is no view.
@MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// What contains it.
    open weak var accessibilityContainer: AnyObject?
    /// A name for tests, which no one reads out.
    open var accessibilityIdentifier: String?

    /// Something in a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// Where it is in its container.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    override var nature: AccessibilityNature {
        var nature = AccessibilityNature(isElement: true)
        let frame = accessibilityFrameInContainerSpace
        nature.frame = (accessibilityContainer as? UIView).map { $0.convert(frame, to: nil) } ?? frame
        return nature
    }
}
