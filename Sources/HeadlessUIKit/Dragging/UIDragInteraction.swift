/// Lets a finger drag things out of a view.
@MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    private var place = InteractionPlace()

    /// Who says what is dragged.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// Whether other gestures may be made while something is lifted.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// Whether things can be dragged.
    open var isEnabled = UIDragInteraction.isEnabledByDefault

    /// Drags what `delegate` says.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Whether things can be dragged where nothing is said: on a tablet.
    open class var isEnabledByDefault: Bool { UITraitCollection.current.userInterfaceIdiom == .pad }

    /// The view.
    open var view: UIView? { place.view }

    /// Hears that the view is about to be another.
    open func willMove(to view: UIView?) {}

    /// Hears that the view is another.
    open func didMove(to view: UIView?) {
        place.view = view
    }
}
