@testable import Conventions

extension Seed {
    /// Violations of the conventions about cells, models and stores.
    static let contents = [
        Seed(
            C1DataSource.self,
            "'ListViewController' conforms to 'UITableViewDataSource'.",
            in: "ListViewController.swift",
            "extension ListViewController: ◆UITableViewDataSource {}\nfinal class ListViewController: GalleryViewController {}"
        ),
        Seed(
            C2CellDetails.self,
            "A cell's 'textLabel' is set outside",
            in: "FillingViewController.swift",
            """
            final class FillingViewController: GalleryViewController {
                func fill(_ cell: UITableViewCell) {
                    ◆cell.textLabel?.text = "a"
                }
            }
            """
        ),
        Seed(
            C3DataSourceTests.self,
            "'UntriedDataSource' has no tests",
            in: "UntriedDataSource.swift",
            "final class ◆UntriedDataSource {}"
        ),
        Seed(
            D1Clock.self,
            "The model reads the clock.",
            in: "Album+Extensions.swift",
            """
            extension Album {
                var isNew: Bool { createdAt > ◆Date() }
            }
            """
        ),
        Seed(
            D1ModelInController.self,
            "The logic of 'Photo' stands in a controller's file.",
            in: "LogicViewController.swift",
            """
            final class LogicViewController: GalleryViewController {}

            extension ◆Photo {
                var isLong: Bool { title.count > 20 }
            }
            """
        ),
        Seed(
            D2DataAccess.self,
            "The controller uses 'JSONDecoder'.",
            in: "DecodingViewController.swift",
            """
            final class DecodingViewController: GalleryViewController {
                private let decoder = ◆JSONDecoder()
            }
            """
        ),
        Seed(
            D3DelegateChain.self,
            "'ChainViewController' hears 'FirstViewControllerDelegate'",
            in: "ChainViewController.swift",
            """
            private protocol FirstViewControllerDelegate: AnyObject {}
            private protocol NextViewControllerDelegate: AnyObject {}

            final class ChainViewController: GalleryViewController, FirstViewControllerDelegate {
                fileprivate weak var ◆delegate: NextViewControllerDelegate?
            }
            """
        ),
    ]
}
