/// Where a picture of a view goes.
@MainActor
open class UIPreviewTarget: NSObject {
    /// The view in which it goes there.
    public let container: UIView
    /// Its middle, in the container.
    public let center: CGPoint
    /// How it is moved, scaled and turned about the middle.
    public let transform: CGAffineTransform

    /// A place in a view that is on the screen.
    public required init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
        guard container.window == nil else { return }
        Headless.raise(
            .invalidArgument(
                "UIPreviewTarget requires that the container view is in a window, but it is not. "
                    + "(container: \(container))"
            )
        )
    }

    /// A place in a view that is on the screen.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}
