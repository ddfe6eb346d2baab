/// A picture of a view, and where it goes.
@MainActor
open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// How the picture looks.
    public let parameters: UIPreviewParameters
    /// Where the picture goes.
    public let target: UIPreviewTarget

    /// A picture that goes to a place.
    public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// A picture of a view that is on the screen, where the view is.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// A picture of a view that is on the screen, where the view is.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The picture's size.
    open var size: CGSize { view.bounds.size }

    /// The same picture, with another place to go to.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
