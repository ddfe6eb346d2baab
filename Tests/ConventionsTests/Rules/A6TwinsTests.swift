import Testing

@testable import Conventions

@Suite struct A6TwinsTests {
    static let samples: [Sample] = [
        """
        class PhotosViewController: GalleryViewController {
            private var table: UITableView?
            override func ◆createViews() { table = UITableView() }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            private var table: UITableView?
            override func createViews() { table = UITableView() }
            override func destroyViews() { table = nil }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            var a: A?
            var b: B?
            override func createFields() { a = A(); self.b = B() }
            override func destroyFields() { (a, b) = (nil, nil) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            var a: A?
            var b: B?
            override func ◆createFields() { (a, b) = (A(), B()) }
            override func destroyFields() { a = nil }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func createFields() { title = "Photos" }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            var a: A?
            override func createFields() { a = A() }
        }
        extension PhotosViewController {
            override func destroyFields() { a = nil }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            var a: A { get { 1 } set {} }
            static var b = 1
            override func createFields() { a = A() }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            var a: A?
            override func ◆createFields() {
                // destroyFields() { a = nil }
                a =
                    A()
            }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            var a: A? { didSet { show() } }
            #if DEBUG
            override func ◆createFields() { a = A() }
            #endif
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            var a: A?
            override func createFields() { other.a = A(); let a = 1; print("a = 1") }
        }
        """,
        """
        class Other: NSObject {
            var a: A?
            override func createFields() { a = A() }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            var a: A?
            class Inner: NSObject { override func createFields() { a = A() } }
        }
        """,
        """
        class Top<Item>: GalleryViewController {
            var items: [Item]?
            override func ◆createFields() { items = []  }
        }
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("A6")
    }
}
