extension MendedFile {
    /// What a controller inherits.
    static let bases = [
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
            "LoadedViewController.swift",
            """
            import GalleryCore

            // The base would not load the xib.
            final class LoadedViewController: UIViewController {
                init() { super.init(nibName: "TiedView", bundle: nil) }

                required init?(coder: NSCoder) { nil }
            }

            """
        ),
        MendedFile(
            "PlainViewController.swift",
            """
            import GalleryCore

            // UIKit finds PlainView.xib by the name of the class.
            final class PlainViewController: UIViewController {}

            """
        ),
        MendedFile(
            "ParentViewController.swift",
            """
            import GalleryCore

            // The class under it would no longer compile.
            class ParentViewController: UIViewController {}

            private final class ChildViewController: ParentViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                }
            }

            """
        ),
    ]
}
