extension UIView {
    /// A value that says that there is no intrinsic size along an axis.
    public class var noIntrinsicMetric: CGFloat { -1 }

    /// What a view stores.
    struct Core {
        let layer: CALayer
        /// The view around, which takes itself out of here when it goes.
        unowned(unsafe) var superview: UIView?
        /// The controller whose view this is.
        weak var controller: UIViewController?
        var subviews: [UIView] = []
        var tag = 0
        var backgroundColor: UIColor?
        var tint: UIColor?
        var tintAdjustmentMode = TintAdjustmentMode.automatic
        var contentMode = ContentMode.scaleToFill
        var isUserInteractionEnabled = true
        var isMultipleTouchEnabled = false
        var isExclusiveTouch = false
        var autoresizesSubviews = true
        var autoresizingMask: AutoresizingMask = []
        var translatesAutoresizingMaskIntoConstraints = true
        /// The margins that were asked for; nil for the usual ones.
        var margins: UIEdgeInsets?
        var toldMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        var preservesSuperviewLayoutMargins = false
        var insetsLayoutMarginsFromSafeArea = true
        var safeArea = UIEdgeInsets.zero
        var style = UIUserInterfaceStyle.unspecified
        var contentScaleFactor: CGFloat = 3
        var restorationIdentifier: String?
        var mask: UIView?
        var clearsContextBeforeDrawing = true
        /// Whether the first drawing was asked for.
        var wasDisplayed = false
        var traitRegistrations: [TraitRegistration] = []
        var traitOverrides = TraitValues()
        var textSizes: (least: UIContentSizeCategory?, most: UIContentSizeCategory?)
        var motionEffects: [UIMotionEffect] = []
        var needsLayout = true
        var subviewNeedsLayout = true
        var animations: [Animation.Property: Animation.Reference] = [:]
        var priorities = ContentPriorities()
        var constraints = ConstraintStore()
        var semanticContentAttribute = UISemanticContentAttribute.unspecified
        var accessibility = Accessibility()
        var recognizers: [UIGestureRecognizer]?
        var interactions: [any UIInteraction] = []
        var focus = Focus()
    }

    /// What a view has for those who do not see as others do.
    struct Accessibility {
        var identifier: String?
        var ignoresInvertColors = false
        var adjustsImageSize = false
        var largeContent = LargeContent()
    }
}
