import Testing

@testable import Conventions

@Suite struct A3OwnBackgroundTests {
    static let samples: [Sample] = [
        """
        class PhotosViewController: GalleryViewController {
            override func createViews() {
                ◆view.backgroundColor = .appBlack1
            }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func createViews() {
                ◆self.view.backgroundColor = .appBlack1
            }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func applyTheme() {
                view.backgroundColor = .appBlack1
            }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func show() {
                label.backgroundColor = .appBlack1
                cell.view.backgroundColor = nil
            }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func show() {
                ◆view?.backgroundColor =
                    UIColor
                    .appBlack1
            }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func show() {
                print("view.backgroundColor = .red") // view.backgroundColor = .red
            }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func show() {
                let old = view.backgroundColor
                if view.backgroundColor == nil {}
            }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func show() {
                UIView.animate(withDuration: 1) { ◆self.view.backgroundColor = nil }
            }
        }
        """,
        """
        class GalleryViewController: UIViewController {
            override func viewDidLoad() { view.backgroundColor = .appOffWhite }
        }
        """,
        """
        class Panel: UIView {
            func show() { view.backgroundColor = nil }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            #if DEBUG
            func show() { ◆view.backgroundColor = nil }
            #endif
        }
        """,
        """
        class A: UIViewController {
            class Panel: UIView { func show() { view.backgroundColor = nil } }
        }
        """,
        """
        extension PhotosViewController {
            func show() { ◆view.backgroundColor = nil }
        }
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("A3")
    }
}
