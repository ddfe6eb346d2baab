import Testing

@testable import Conventions

@Suite struct D3DelegateChainTests {
    static let samples: [Sample] = [
        """
        protocol AViewControllerDelegate: AnyObject {}
        protocol BViewControllerDelegate: AnyObject {}
        class C: GalleryViewController, AViewControllerDelegate {
            weak var ◆delegate: BViewControllerDelegate?
        }
        """,
        """
        protocol AViewControllerDelegate: AnyObject {}
        protocol BViewControllerDelegate: AnyObject {}
        class C: GalleryViewController {
            weak var delegate: BViewControllerDelegate?
        }
        """,
        """
        protocol AViewControllerDelegate: AnyObject {}
        protocol BViewControllerDelegate: AnyObject {}
        class C: GalleryViewController, AViewControllerDelegate {}
        """,
        """
        protocol AViewControllerDelegate: AnyObject {}
        protocol BViewControllerDelegate: AnyObject {}
        class C: GalleryViewController {
            weak var ◆delegate: BViewControllerDelegate?
        }
        extension C: AViewControllerDelegate {}
        """,
        """
        class C: GalleryViewController, UITableViewDelegate {
            weak var delegate: UINavigationControllerDelegate?
        }
        """,
        """
        protocol AViewControllerDelegate: AnyObject {}
        protocol BViewControllerDelegate: AnyObject {}
        class C: NSObject, AViewControllerDelegate {
            weak var delegate: BViewControllerDelegate?
        }
        """,
        """
        protocol AViewControllerDelegate: AnyObject {}
        protocol BViewControllerDelegate: AnyObject {}
        class C: GalleryViewController, AViewControllerDelegate {
            // weak var delegate: BViewControllerDelegate?
            let text = "var delegate: BViewControllerDelegate?"
        }
        """,
        """
        protocol AViewControllerDelegate: AnyObject {}
        protocol BViewControllerDelegate: AnyObject {}
        class C<Item>: UIViewController,
            AViewControllerDelegate
        {
            weak var ◆delegate: BViewControllerDelegate!
        }
        """,
        """
        protocol AViewControllerDelegate: AnyObject {}
        protocol BViewControllerDelegate: AnyObject {}
        class C: GalleryViewController, AViewControllerDelegate {
            #if DEBUG
            weak var ◆delegate: BViewControllerDelegate?
            #endif
        }
        """,
        """
        protocol AViewControllerDelegate: AnyObject {}
        protocol BViewControllerDelegate: AnyObject {}
        class C: GalleryViewController, AViewControllerDelegate {
            class Inner { weak var delegate: BViewControllerDelegate? }
        }
        """,
        """
        protocol AViewControllerDelegate: AnyObject {}
        protocol BViewControllerDelegate: AnyObject {}
        class C: GalleryViewController, AViewControllerDelegate {
            func a(_ delegate: BViewControllerDelegate) {}
            let all: [BViewControllerDelegate] = []
        }
        """,
        """
        protocol AViewControllerDelegate: AnyObject {}
        protocol BViewControllerDelegate: AnyObject {}
        class C: GalleryViewController, AViewControllerDelegate {
            var onPick: ((Int) -> Void)? = { _ in }
        }
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("D3")
    }
}
