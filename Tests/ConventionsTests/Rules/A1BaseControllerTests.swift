import Testing

@testable import Conventions

@Suite struct A1BaseControllerTests {
    static let samples: [Sample] = [
        "class PhotosViewController: ◆UIViewController {}",
        "final class PhotosViewController: ◆UITableViewController, UISearchBarDelegate {}",
        "public final class A: UIKit.View, B {}",
        "class A: ◆UIKit.UIViewController {}",
        "class PhotosViewController: GalleryViewController {}",
        "open class GalleryViewController: UIViewController {}",
        """
        class Middle: GalleryViewController {}
        class Top: Middle {}
        """,
        """
        class Middle: ◆UIViewController {}
        class Top: Middle {}
        """,
        "let text = \"class A: UIViewController {}\" // class B: UIViewController {}",
        "/* class A: UIViewController {} */ let a = 1",
        """
        #if os(iOS)
        class A: ◆UIViewController {}
        #else
        class A: ◆UICollectionViewController {}
        #endif
        """,
        """
        enum Screens {
            final class A: ◆UIViewController {}
        }
        """,
        """
        class A<Item>:
            ◆UIViewController,
            Sendable {}
        """,
        """
        extension UIViewController {}
        extension A: UITableViewDelegate {}
        """,
        """
        typealias Screen = UIViewController
        class A: ◆Screen {}
        """,
        """
        class A: B {}
        class B: A {}
        """,
        "class Container: UINavigationController {}",
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("A1")
    }
}
