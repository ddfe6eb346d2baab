/// Lets the device tap the user's hand.
@MainActor
open class UIFeedbackGenerator: NSObject {
    private weak var place: UIView?

    /// A generator.
    public override init() {
        super.init()
    }

    /// A generator for what happens in a view.
    @available(iOS 17.5, *)
    public convenience init(view: UIView) {
        self.init()
        place = view
        view.addInteraction(self)
    }

    /// Makes ready, so that nothing is late.
    open func prepare() {}
}

extension UIFeedbackGenerator: UIInteraction {
    /// The view in which it happens.
    public var view: UIView? { place }

    /// Hears that it is about to happen in another view.
    public func willMove(to view: UIView?) {}

    /// Hears that it happens in another view.
    public func didMove(to view: UIView?) {
        place = view
    }
}
