@available(iOS 18.0, *)
extension UIViewController {
    /// How a screen comes, where it is presented or pushed, and how it goes.
    open class Transition: NSObject {
        let options: ZoomOptions
        let source: (ZoomSourceViewProviderContext) -> UIView?

        init(options: ZoomOptions, source: @escaping (ZoomSourceViewProviderContext) -> UIView?) {
            self.options = options
            self.source = source
        }

        /// Zooms out of a view, and back into the one that is given then.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> UIViewController.Transition {
            UIViewController.Transition(options: options ?? ZoomOptions(), source: sourceViewProvider)
        }
    }
}

@available(iOS 18.0, *)
extension UIViewController.Transition {
    /// Between which screens a view is zoomed.
    open class ZoomSourceViewProviderContext: NSObject {
        /// The screen that holds the view.
        public let sourceViewController: UIViewController
        /// The screen that the view becomes.
        public let zoomedViewController: UIViewController

        init(from source: UIViewController, to zoomed: UIViewController) {
            sourceViewController = source
            zoomedViewController = zoomed
        }
    }
}
