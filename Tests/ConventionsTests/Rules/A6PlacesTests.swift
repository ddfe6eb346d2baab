import Testing

@testable import Conventions

@Suite struct A6PlacesTests {
    static let samples: [Sample] = [
        """
        class PhotosViewController: GalleryViewController {
            override func createEvents() { button.addTarget(self, action: action, for: .touchUpInside) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func createViews() { ◆button.addTarget(self, action: action, for: .touchUpInside) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func loadData() { ◆NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in } }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func createFields() { ◆button?.addAction(UIAction { _ in }, for: .touchUpInside) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func loadData() { alert.addAction(UIAlertAction(title: "OK", style: .default)) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func createViews() {
                // button.addTarget(self)
                print("button.addTarget(self)")
            }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func viewDidLoad() {
                ◆button
                    .addTarget(
                        self, action: action, for: .touchUpInside
                    )
            }
        }
        """,
        """
        class PhotosViewController: UIViewController {
            override func viewDidLoad() { button.addTarget(self, action: action, for: .touchUpInside) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func connect() { button.addTarget(self, action: action, for: .touchUpInside) }
        }
        """,
        """
        class Cell: UITableViewCell {
            override init(frame: CGRect) { button.addTarget(self, action: action, for: .touchUpInside) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            #if DEBUG
            override func createViews() { ◆view.addGestureRecognizer(tap) }
            #endif
        }
        """,
        """
        class Middle: GalleryViewController {}
        class Top<Item>: Middle {
            override func createViews() { ◆view.addGestureRecognizer(tap) }
        }
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("A6")
    }
}
