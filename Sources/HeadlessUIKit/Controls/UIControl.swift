/// A view that turns what the user does into events.
@MainActor
open class UIControl: UIView {
    final var handlers = ControlHandlers()

    /// A control in a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A control from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A control that does `primaryAction` when its main purpose is called for.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Whether the user can use the control.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    /// Whether the control is chosen.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether the control shows that a finger is on it.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// Whether a finger is on its way.
    open internal(set) var isTracking = false
    /// Whether that finger is inside.
    open internal(set) var isTouchInside = false
    /// Where the content sits from top to bottom.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
    /// Where the content sits from side to side.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// Whether a tap opens the control's menu.
    open var showsMenuAsPrimaryAction = false { didSet { menuDidChange() } }
    /// Whether a long press opens the control's menu.
    open var isContextMenuInteractionEnabled = false { didSet { contextMenuDidChange() } }
    /// Words that a pointer brings up.
    open var toolTip: String?

    /// Where the content sits from side to side, in left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: .left
        case .trailing: .right
        case .center, .left, .right, .fill: contentHorizontalAlignment
        }
    }

    /// How the control stands.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Looks at the menu again; what a subclass shows may depend on it.
    func menuDidChange() {}

    /// Looks at the state again; what a subclass shows may depend on it.
    func stateDidChange() {
        setNeedsLayout()
    }

    // MARK: Actions

    /// Does `action` on these events; an action of the same identifier gives way to it.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        handlers.add(action, for: controlEvents)
    }

    /// Does `action` on these events no more.
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        handlers.remove(action.identifier, for: controlEvents)
    }

    /// Does the action of this identifier on these events no more.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        handlers.remove(actionIdentifier, for: controlEvents)
    }

    /// All events that something is done on.
    open var allControlEvents: UIControl.Event { handlers.events }

    /// Does what is to be done on these events, enabled or not.
    open func sendActions(for controlEvents: UIControl.Event) {
        for action in handlers.actions(for: controlEvents) { sendAction(action) }
    }

    /// Does `action`; an override that does not call `super` prevents it.
    open func sendAction(_ action: UIAction) {
        action.perform(for: self)
    }

    /// Where the control's menu is fastened, in the control's coordinates.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    /// Does what the control is mainly for.
    @available(iOS 17.4, *)
    open func performPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Menu

    /// The menu that opens when a finger stays on the control; none unless overridden, or unless a button has one.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { ownMenuConfiguration }

    /// Hears that the menu opens.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Hears that the menu closes.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// What is lifted off the screen as the menu opens.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// To where it goes back as the menu closes.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    // MARK: Touches

    /// Hears of a finger that went down; false looks away.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Hears of a finger that moved; false looks away.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Hears of a finger that went up.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Hears that the touch was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        beginTouch(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        moveTouch(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        endTouch(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelTouch(with: event)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !keepsForItself(gestureRecognizer)
    }

    /// Does what a finger that went up inside calls for.
    func touchUpInside() {
        sendActions(for: .touchUpInside)
    }
}
