/// Lets a finger drop things into a view.
@MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    private var place = InteractionPlace()

    /// Who says what becomes of things.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// Whether several drags may be over the view at once.
    open var allowsSimultaneousDropSessions = false

    /// Takes what `delegate` wants.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The view.
    open var view: UIView? { place.view }

    /// Hears that the view is about to be another.
    open func willMove(to view: UIView?) {}

    /// Hears that the view is another.
    open func didMove(to view: UIView?) {
        place.view = view
    }
}
