import Testing

@testable import Conventions

@Suite struct B1OutletsTests {
    static let samples: [Sample] = [
        """
        class PhotosViewController: GalleryViewController {
            ◆@IBOutlet var table: UITableView!
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            ◆@IBOutlet weak var table: UITableView?
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            ◆@IBAction func reload(_ sender: Any) {}
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            var table: UITableView?
        }
        """,
        """
        class Cell: UITableViewCell {
            @IBOutlet var title: UILabel!
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            // @IBOutlet var table: UITableView!
            let text = "@IBOutlet var table"
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func load() { Bundle.main.loadNibNamed("A", owner: ◆self, options: nil) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func load() { Bundle.main.loadNibNamed("A", owner: nil, options: nil) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            init() { super.init(nibName: ◆"PhotosView", bundle: nil) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            init() { super.init(nibName: nil, bundle: nil) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            #if os(iOS)
            ◆@IBOutlet
                private var a: UILabel!
            #else
            ◆@IBOutlet var a: UILabel!
            #endif
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            class Row: UIView { @IBOutlet var a: UILabel! }
        }
        """,
        """
        class A<Item>: UIViewController {
            func load() {
                Bundle.main.loadNibNamed(
                    "A",
                    owner: ◆self
                )
            }
        }
        """,
        """
        extension PhotosViewController {
            ◆@IBAction func reload() {}
        }
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("B1")
    }
}
