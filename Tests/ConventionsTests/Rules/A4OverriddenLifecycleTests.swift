import Testing

@testable import Conventions

@Suite struct A4OverriddenLifecycleTests {
    static let samples: [Sample] = [
        """
        class ShareViewController: SLComposeServiceViewController {
            override func viewDidLoad() { super.viewDidLoad() }
        }
        """,
        """
        class MainViewController: NSViewController {
            override func loadView() { view = NSView() }
            override func viewDidLoad() { super.viewDidLoad() }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func ◆loadView() {}
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func ◆viewDidLoad() { super.viewDidLoad() }
        }
        """,
        """
        class PhotosViewController: UIViewController {
            override func ◆loadView() {}
        }
        """,
        """
        class PhotosViewController: UIViewController {
            override func viewDidLoad() {}
        }
        """,
        """
        open class GalleryViewController: UIViewController {
            override func loadView() { view = UIView() }
            override func viewDidLoad() {}
        }
        """,
        """
        open class GalleryViewController: UIViewController {
            override func loadView() { ◆super.loadView() }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func loadView(_ name: String) {}
            func viewDidLoad(again: Bool) {}
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            // override func loadView() {}
            let text = "override func viewDidLoad() {}"
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func createViews() {}
            override func viewWillAppear(_ animated: Bool) {}
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            #if DEBUG
            public
                override
                func ◆viewDidLoad() {}
            #endif
        }
        """,
        """
        class Middle: GalleryViewController {}
        final class Top<Item>: Middle {
            override func ◆viewDidLoad() {}
        }
        """,
        """
        class Cell: UITableViewCell {
            override func loadView() {}
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            class Inner: NSObject { override func viewDidLoad() {} }
        }
        """,
        """
        extension PhotosViewController {
            override func ◆viewDidLoad() {}
        }
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("A4")
    }
}
