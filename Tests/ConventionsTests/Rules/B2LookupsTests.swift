import Testing

@testable import Conventions

@Suite struct B2LookupsTests {
    static let samples: [Sample] = [
        """
        class PhotosViewController: GalleryViewController {
            func a(_ cell: UITableViewCell?) {
                title = (cell?.viewWithTag(Tag.title.rawValue) as? UILabel)?.text
                use(cell.contentView.viewWithTag(◆2), ◆view.viewWithTag(Tag.title.rawValue))
            }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func createViews() { a = view.viewWithTag(◆100) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func createViews() { a = view.viewWithTag(Tag.a.rawValue) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func loadData() { ◆view.viewWithTag(Tag.a.rawValue)?.isHidden = true }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func createViews() { a = xib.control(Tag.a) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func createEvents() { a = ◆xib.control(Tag.a) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func createEvents() { a = ◆xib.control(.a) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func createViews() {
                // view.viewWithTag(100)
                print("view.viewWithTag(100)")
            }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func createViews() {
                a = view
                    .viewWithTag(
                        ◆1_00
                    ) as? UILabel
            }
        }
        """,
        """
        class Cell: UITableViewCell {
            func show() { viewWithTag(100) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func show() { remote.control(volume); control(Tag.a) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            #if DEBUG
            func show() { view.viewWithTag(◆7) }
            #endif
        }
        """,
        """
        class A: UIViewController {
            func show() { view.viewWithTag(tag) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func createViews() { let find = { self.view.viewWithTag(◆3) } }
        }
        """,
        """
        class A<Item>: UIViewController {
            func show() { view.viewWithTag(◆8) }
        }
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("B2")
    }
}
