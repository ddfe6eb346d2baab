import Testing

@testable import Conventions

@Suite struct B3SubviewsTests {
    static let samples: [Sample] = [
        """
        class PhotosViewController: GalleryViewController {
            override func createViews() { ◆view.addSubview(label) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { ◆stack.addArrangedSubview(label) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { ◆view.insertSubview(label, at: 0) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { view.addSubview(child.view) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { ◆holder.addSubview(self.view) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() {
                // view.addSubview(label)
                print("view.addSubview(label)")
            }
        }
        """,
        """
        class Panel: UIView {
            func a() { addSubview(label) }
        }
        """,
        """
        open class GalleryViewController: UIViewController {
            func fill(with root: UIView) { view.addSubview(root) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() {
                [label].forEach { ◆view.addSubview($0) }
                ◆view
                    .addSubview(
                        label
                    )
            }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            class Row: UIView { func a() { addSubview(label) } }
        }
        """,
        """
        extension PhotosViewController {
            func a() { ◆view.addSubview(label) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            #if DEBUG
            func a() { ◆view.addSubview(label) }
            #else
            func a() { ◆view.addSubview(label) }
            #endif
        }
        """,
        """
        class A<Item: View>: UIViewController {
            func a() { ◆view.addSubview(Item()) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { view.addSubviewIfNeeded(label); let addSubview = 1 }
        }
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("B3")
    }
}
