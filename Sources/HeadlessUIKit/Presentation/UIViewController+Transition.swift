@available(iOS 18.0, *)
extension UIViewController {
    /// How a screen comes, where it is presented or pushed, and how it goes.
    open class Transition: NSObject {
        /// Out of which view a screen zooms, and how.
        struct Zoom {
            let options: ZoomOptions
            let source: (ZoomSourceViewProviderContext) -> UIView?
        }

        /// What is zoomed; nil where the transition has a style instead.
        let zoom: Zoom?
        /// The style; nil for a zoom.
        let style: UIModalTransitionStyle?

        init(zoom: Zoom) {
            self.zoom = zoom
            style = nil
        }

        init(style: UIModalTransitionStyle) {
            zoom = nil
            self.style = style
        }

        /// Zooms out of a view, and back into the one that is given then.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> UIViewController.Transition {
            UIViewController.Transition(zoom: Zoom(options: options ?? ZoomOptions(), source: sourceViewProvider))
        }
    }
}

@available(iOS 18.0, *)
extension UIViewController.Transition {
    /// Slides up from the bottom.
    public static var coverVertical: UIViewController.Transition { .init(style: .coverVertical) }
    /// Turns what is below over, and is on its back.
    public static var flipHorizontal: UIViewController.Transition { .init(style: .flipHorizontal) }
    /// Fades in, while what is below fades out.
    public static var crossDissolve: UIViewController.Transition { .init(style: .crossDissolve) }
    /// Curls a corner of what is below up, and lies under it.
    public static var partialCurl: UIViewController.Transition { .init(style: .partialCurl) }

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
