/// Changes a pointer over a view.
@MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    private var place = InteractionPlace()
    private var region: UIPointerRegion?

    /// Who says how the pointer looks.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether the pointer changes.
    open var isEnabled = true

    /// Changes as `delegate` says or, for nil, as suits the view.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
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

    /// Asks anew how the pointer looks; it is asked each time that the pointer comes here.
    open func invalidate() {}

    /// How the pointer looks at a point of the window, after the delegate was told that it came.
    func enter(at point: CGPoint) -> UIPointerStyle? {
        guard isEnabled, let delegate, let view else { return nil }
        place.point = point
        let location = place.location(in: view)
        let request = UIPointerRegionRequest(location: location)
        let whole = UIPointerRegion(rect: view.bounds)
        guard
            let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole),
            region.rect.contains(location)
        else { return nil }
        self.region = region
        let style = delegate.pointerInteraction(self, styleFor: region)
        let animator = InteractionAnimator()
        delegate.pointerInteraction(self, willEnter: region, animator: animator)
        animator.run()
        return style
    }

    /// Tells the delegate that the pointer left.
    func leave() {
        guard let region else { return }
        self.region = nil
        let animator = InteractionAnimator()
        delegate?.pointerInteraction(self, willExit: region, animator: animator)
        animator.run()
    }
}
