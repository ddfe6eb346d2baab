@testable import Conventions

extension Seed {
    /// Violations of the conventions about the base.
    static let base = [
        Seed(
            A1BaseController.self,
            "'LoneViewController' inherits 'UIViewController'",
            in: "LoneViewController.swift",
            "import GalleryCore\n\nfinal class LoneViewController: ◆UIViewController {}\n"
        ),
        Seed(
            A2Overlays.self,
            "'FadingViewController' overrides",
            in: "FadingViewController.swift",
            """
            final class FadingViewController: GalleryViewController {
                override func ◆hideError(animated: Bool) {}
            }
            """
        ),
        Seed(
            A3OwnBackground.self,
            "The screen sets a background",
            in: "DarkViewController.swift",
            """
            final class DarkViewController: GalleryViewController {
                override func createViews() {
                    ◆view.backgroundColor = .appBlack1
                }
            }
            """
        ),
        Seed(
            A4Order.self,
            "'restart()' calls",
            in: "GalleryViewController+Restart.swift",
            """
            extension GalleryViewController {
                func ◆restart() {
                    createViews()
                    createFields()
                }
            }
            """
        ),
        Seed(
            A4OverriddenLifecycle.self,
            "The screen overrides 'viewDidLoad'",
            in: "LateViewController.swift",
            """
            final class LateViewController: GalleryViewController {
                override func ◆viewDidLoad() {}
            }
            """
        ),
        Seed(
            A5TeardownInDeinit.self,
            "The screen is torn down in 'deinit'",
            in: "EndlessViewController.swift",
            """
            final class EndlessViewController: GalleryViewController {
                deinit {
                    ◆events.removeAll()
                }
            }
            """
        ),
        Seed(
            A6Places.self,
            "'loadData' connects an event.",
            in: "EagerViewController.swift",
            """
            final class EagerViewController: GalleryViewController {
                override func loadData() {
                    ◆UIButton().addAction(action, for: .touchUpInside)
                }
            }
            """
        ),
        Seed(
            A6Twins.self,
            "'createFields' sets 'name'",
            in: "KeepingViewController.swift",
            """
            final class KeepingViewController: GalleryViewController {
                private var name: String?

                override func ◆createFields() {
                    name = "a"
                }
            }
            """
        ),
    ]
}
