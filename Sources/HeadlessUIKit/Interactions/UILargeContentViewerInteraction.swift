/// Shows things large while a finger stays on them, to those for whom text is large.
@MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    private var place = InteractionPlace()
    private let recognizer = UILongPressGestureRecognizer()

    /// Who says what is shown.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

    /// Shows what `delegate` says or, for nil, the view and what it contains.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Whether the text that the user chose is so large that things are shown large.
    open class var isEnabled: Bool {
        UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// The gesture that shows things, for others to wait for.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { recognizer }

    /// The view on which a finger stays.
    open var view: UIView? { place.view }

    /// Hears that a finger is about to stay on another view.
    open func willMove(to view: UIView?) {}

    /// Hears that a finger stays on another view.
    open func didMove(to view: UIView?) {
        place.view = view
    }
}
