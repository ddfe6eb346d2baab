import Testing

@testable import Conventions

@Suite struct C1DataSourceTests {
    static let samples: [Sample] = [
        "class A: UIViewController, ◆UITableViewDataSource {}",
        """
        class PhotosViewController: GalleryViewController {}
        extension PhotosViewController: ◆UICollectionViewDataSource {}
        """,
        "class A: GalleryViewController, UITableViewDelegate {}",
        "final class PhotosDataSource: NSObject, UITableViewDataSource {}",
        """
        class A: UITableViewController {
            override func ◆tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        }
        """,
        """
        class A: GalleryViewController {
            final class Rows: NSObject, UITableViewDataSource {}
        }
        """,
        """
        // class A: UIViewController, UITableViewDataSource {}
        let text = "extension A: UITableViewDataSource {}"
        """,
        """
        class A<Item>: GalleryViewController,
            UITableViewDelegate,
            ◆UITableViewDataSource
        {}
        """,
        """
        class A: GalleryViewController {}
        #if os(iOS)
        extension A: ◆UITableViewDataSource {}
        #endif
        """,
        """
        class A: GalleryViewController {}
        extension A: @preconcurrency ◆UITableViewDataSource {}
        """,
        "extension PhotosViewController: UITableViewDelegate, ◆UITableViewDataSource {}",
        """
        class A: GalleryViewController {
            func use(_ source: UITableViewDataSource) {}
            let all: [any UITableViewDataSource] = []
        }
        """,
        "class Panel: UIView, UITableViewDataSource {}",
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("C1")
    }
}
