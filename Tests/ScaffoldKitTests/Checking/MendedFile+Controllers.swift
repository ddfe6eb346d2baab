extension MendedFile {
    /// What a controller inherits, and lets go.
    static let controllers = [
        MendedFile(
            "TripsViewController.swift",
            """
            ⟦⟧⟨import GalleryCore
            ⟩import UIKit

            // UIViewController
            final class TripsViewController: /* what it is */ ⟦UIViewController⟧⟨GalleryViewController⟩, UIScrollViewDelegate {  // A1
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    title = "UIViewController"
                }
            }

            """
        ),
        MendedFile(
            "LateViewController.swift",
            """
            import GalleryCore

            // What the base keeps to itself is overridden, so that the base in its place would not compile.
            final class LateViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                }
            }

            """
        ),
        MendedFile(
            "OwnViewController.swift",
            """
            import GalleryCore

            // The base has such a method too, which the class would have to override.
            final class OwnViewController: UIViewController {
                func loadData() {}
            }

            """
        ),
        MendedFile(
            "TwinViewController.swift",
            """
            import GalleryCore

            public final class TwinViewController: GalleryViewController {
                private var table: UITableView?
                private weak var other: UIView?

                public override func createViews() {
                    (table, other) = (UITableView(), view)
                }⟦⟧⟨

                public override func destroyViews() {
                    table = nil
                    other = nil
                }⟩

                // Ends here.
            }

            """
        ),
        MendedFile(
            "HalfViewController.swift",
            """
            import GalleryCore

            final class HalfViewController: GalleryViewController {
                private var first: UIView?, second: UIView!
                private var third: UIView?

                override func createFields() { third = UIView() }

                override func createViews() {
                    first = UIView()  // first
                    second = UIView()
                }

                override func destroyFields() {⟦⟧⟨
                    third = nil
                ⟩}

                override func destroyViews() {
                    first = nil
                    // second = nil
                ⟦⟧⟨    second = nil
                ⟩}
            }

            """
        ),
        MendedFile(
            "MiddleViewController.swift",
            """
            import GalleryCore

            class MiddleViewController: GalleryViewController {
                override func destroyViews() {
                    title = nil
                }
            }

            """
        ),
        MendedFile(
            "LowerViewController.swift",
            """
            import GalleryCore

            final class LowerViewController: MiddleViewController {
            \tprivate var table: UITableView?

            \toverride func createViews() {
            \t\ttable = UITableView()
            \t}⟦⟧⟨

            \toverride func destroyViews() {
            \t\ttable = nil
            \t\tsuper.destroyViews()
            \t}⟩
            }

            """
        ),
        MendedFile(
            "CountViewController.swift",
            """
            import GalleryCore

            // Nothing says what a number is let go to.
            final class CountViewController: GalleryViewController {
                private var count = 0

                override func createFields() {
                    count = 1
                }
            }

            """
        ),
    ]
}
