/// Where the keyboard is: along the view's bottom, as high as the safe area there, while it is closed.
///
/// It follows the keyboard of `Headless.showKeyboard`.
@MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that floats.
    open var followsUndockedKeyboard = false

    /// Whether the guide ends at the safe area while the keyboard is closed; else at the view's edge.
    @available(iOS 17.0, *)
    open var usesBottomSafeArea: Bool {
        get { endsAtSafeArea }
        set {
            endsAtSafeArea = newValue
            owner?.constraintsDidChange()
        }
    }

    /// How far above the keyboard a drag starts to close it, in points.
    @available(iOS 17.0, *)
    open var keyboardDismissPadding: CGFloat {
        get { padding }
        set { padding = newValue }
    }

    private var endsAtSafeArea = true
    private var padding: CGFloat = 0

    open override var layoutFrame: CGRect {
        guard let owner else { return .zero }
        let bounds = owner.bounds
        let closed = endsAtSafeArea ? owner.safeAreaInsets.bottom : 0
        let height = max(closed, min(owner.heightUnderKeyboard, bounds.height))
        return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    override var edges: NSDirectionalRectEdge { .bottom }
}
