/// For what, and where, the menu for what is selected is shown.
@MainActor
open class UIEditMenuConfiguration: NSObject {
    /// What tells this configuration from others.
    public let identifier: AnyHashable
    /// Where the menu is asked for, in the view.
    public let sourcePoint: CGPoint
    /// To where the menu's arrow points.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// A menu at a point; without an identifier it gets one of its own.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}
