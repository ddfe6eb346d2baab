import Testing

@testable import Conventions

@Suite struct C2CellDetailsTests {
    static let samples: [Sample] = [
        """
        class PhotosViewController: GalleryViewController {
            func a() { ◆cell.titleLabel.text = title }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { ◆cell.textLabel?.text = title }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { cell.configure(for: photo) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { ◆photoCell.isBold = true }
        }
        """,
        """
        final class PhotosDataSource: NSObject {
            func a() { ◆cell.textLabel?.text = title }
        }
        """,
        """
        extension PhotoCell {
            func configure() { titleLabel.text = title; cell.text = title }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() {
                // cell.text = 1
                print("cell.text = 1")
            }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { cell.delegate = self; cell.accessoryType = .none }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { source.configure { cell, photo in ◆cell.titleLabel.text = photo.title } }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { let same = cell.text == title; cell = other }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            #if DEBUG
            func a() {
                ◆cell
                    .titleLabel
                    .text = title
            }
            #endif
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { grid.cell.text = title; PhotoCell.height = 3 }
        }
        """,
        """
        class A<Item>: UIViewController {
            func a() { ◆cell.label.text = title }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            class Row: UIView { func a() { cell.text = title } }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() {
                cell.separatorInset = .zero; cell.preservesSuperviewLayoutMargins = false
                cell.layer.transform = start; cell.alpha = 0
                cell.onTap = { [weak self] in self?.b() }
                ◆cell.layer.cornerRadius = 3
            }
        }
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("C2")
    }
}
