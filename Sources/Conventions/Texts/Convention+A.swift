// Long lines of prose stay whole, so that each text can be read as it is printed.
// swift-format-ignore-file
extension Convention {
    static let a1 = Convention(
        "A1",
        "Every controller inherits the app's base controller.",
        why: "What all screens share, such as a background, an error view or an orderly end, has one home. A controller beside it misses each change made there.",
        here: "'GalleryViewController' is the base; each screen's class names it.",
        before: """
            final class PhotosViewController: UIViewController {
            }
            """,
        after: """
            final class PhotosViewController: GalleryViewController {
            }
            """,
        mend: "Name the base behind the colon; what the class did in 'viewDidLoad' goes to the base's places. 'scaffold check --fix' changes the name where the class overrides nothing that the base keeps to itself."
    )

    static let a2 = Convention(
        "A2",
        "The base lays the loading and the error view over a screen, and takes them away.",
        why: "A screen that fades its own overlays sooner or later shows two, or leaves one. The screen says which view; the base says when and how.",
        here: "A screen returns its views from 'loadingView()', 'errorView()' and 'emptyView()'. The base lays them on top, fades them in and out in 0.4 s, and takes away the very view that it laid there: that is 'Overlay'.",
        before: """
            final class PhotosViewController: GalleryViewController {
                override func showLoading(animated: Bool) {
                }
            }
            """,
        after: """
            final class PhotosViewController: GalleryViewController {
                override func loadingView() -> UIView? { UIView() }
            }
            """,
        mend: "Return the view from 'loadingView()' or 'errorView()'."
    )

    static let a3 = Convention(
        "A3",
        "The base sets the background of all screens.",
        why: "One line changes every screen, and a theme reaches each of them.",
        here: "'GalleryViewController.applyTheme' has the line.",
        before: """
            final class PhotosViewController: GalleryViewController {
                override func createViews() {
                    view.backgroundColor = .appBlack1
                }
            }
            """,
        after: """
            final class PhotosViewController: GalleryViewController {
                override func applyTheme() {
                    super.applyTheme()
                    view.backgroundColor = .appBlack1
                }
            }
            """,
        mend: "Remove the line, or move it to 'applyTheme', which is called again when the theme changes."
    )

    static let a4 = Convention(
        "A4",
        "The base owns 'loadView' and 'viewDidLoad'; a screen fills the places that it gives.",
        why: "Fields, views, events and data come in this order on every screen, and go in the opposite one. Whoever reads a screen knows where to look.",
        here: "The base calls 'createFields', 'createViews' and 'createEvents' when the view loads, then 'loadData'; 'destroyEvents', 'destroyViews' and 'destroyFields' when the screen leaves; 'cleanData' when memory is short; 'enterForeground' and 'enterBackground'. No screen can override its 'loadView' and 'viewDidLoad'.",
        before: """
            final class PhotosViewController: GalleryViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Photos"
                }
            }
            """,
        after: """
            final class PhotosViewController: GalleryViewController {
                override func createFields() {
                    title = "Photos"
                }
            }
            """,
        mend: "Move each line to 'createFields', 'createViews', 'createEvents' or 'loadData', by what it does."
    )

    static let a5 = Convention(
        "A5",
        "A screen is torn down when it leaves, not in 'deinit'.",
        why: "A screen that something still holds never comes to its 'deinit', so its observers live on; and there the properties of subclasses may be gone already.",
        here: "A screen is torn down when it leaves for good, whichever way; one that is only covered is not. Shown again, it starts anew. 'UIViewController+Leaving' finds out.",
        before: """
            final class PhotosViewController: GalleryViewController {
                deinit {
                    NotificationCenter.default.removeObserver(self)
                }
            }
            """,
        after: """
            final class PhotosViewController: GalleryViewController {
                override func destroyEvents() {
                    NotificationCenter.default.removeObserver(self)
                }
            }
            """,
        mend: "Move it to 'destroyEvents', or let 'events' hold it: the base empties that."
    )

    static let a6 = Convention(
        "A6",
        "Each kind of code has one place, and each reference is let go in its twin.",
        why: "What is set here and connected there is connected twice when a screen is shown again; what is not let go outlives it.",
        here: "Variables are set in 'createFields', controls in 'createViews', actions and observers in 'createEvents', and stores are asked in 'loadData'; each is let go in its twin. What 'events', an 'EventBag', holds is let go by the base.",
        before: """
            final class PhotosViewController: GalleryViewController {
                private var table: UITableView?

                override func createViews() {
                    table = UITableView()
                }
            }
            """,
        after: """
            final class PhotosViewController: GalleryViewController {
                private var table: UITableView?

                override func createViews() {
                    table = UITableView()
                }

                override func destroyViews() {
                    table = nil
                }
            }
            """,
        mend: "Set in 'createFields' and 'createViews', connect in 'createEvents'; let go in 'destroyFields', 'destroyViews', 'destroyEvents'. 'scaffold check --fix' adds what lets optional properties go."
    )
}
