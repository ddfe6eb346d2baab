@available(iOS 18.0, *)
extension UIViewController.Transition {
    /// How a view is zoomed.
    open class ZoomOptions: NSObject, NSCopying {
        /// Whether a finger may begin to send the screen back; nil where it always may.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
        /// Where in the screen the view lies; nil, or a closure that gives nil, for all of it.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// The colour over what is behind.
        open var dimmingColor: UIColor?
        /// The effect over what is behind.
        open var dimmingVisualEffect: UIBlurEffect?

        /// The usual way.
        public override init() {
            super.init()
        }

        /// Options that say the same.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = ZoomOptions()
            copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
            copy.alignmentRectProvider = alignmentRectProvider
            copy.dimmingColor = dimmingColor
            copy.dimmingVisualEffect = dimmingVisualEffect
            return copy
        }
    }
}

@available(iOS 18.0, *)
extension UIViewController.Transition.ZoomOptions {
    /// A finger that would send a screen back.
    open class InteractionContext: NSObject {
        /// Where the finger is, in the screen's view.
        public let location: CGPoint
        /// How fast it moves.
        public let velocity: CGVector
        /// Whether it would send the screen back without this question.
        public let willBegin: Bool

        init(at location: CGPoint, velocity: CGVector) {
            (self.location, self.velocity, willBegin) = (location, velocity, true)
        }
    }

    /// A view that is zoomed, and the screen that it becomes.
    open class AlignmentRectContext: NSObject {
        /// The view.
        public let sourceView: UIView
        /// The screen.
        public let zoomedViewController: UIViewController

        init(from view: UIView, to controller: UIViewController) {
            (sourceView, zoomedViewController) = (view, controller)
        }
    }
}
