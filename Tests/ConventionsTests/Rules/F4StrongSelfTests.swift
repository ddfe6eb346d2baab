import Testing

@testable import Conventions

@Suite struct F4StrongSelfTests {
    static let samples: [Sample] = [
        """
        class PhotosViewController: GalleryViewController {
            func a() {
                Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.b() }
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ◆{ _ in self.b() }
            }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                    UIMenu(children: items.map { item in UIAction(title: item.title) { _ in self.b() } })
                }
            }
            func c(_ items: [UIMenuElement]) -> UIMenu? { UIMenu(children: [UIAction { _ in self.b() }]) }
            func d() { button.menu = UIMenu(children: [UIAction ◆{ _ in self.b() }]) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { UIAction ◆{ _ in self.b() } }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { UIAction { [weak self] _ in self?.b() } }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { UIAction(title: "a", handler: ◆{ _ in self.b() }) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { center.addObserver(forName: n, object: nil, queue: nil) ◆{ _ in self.b() } }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { events.on(.tap, of: b) ◆{ self.c() } }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { items.map { self.b($0) }; UIView.animate { self.c() } }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { UIAction { _ in print("self") } // UIAction { self.a() }
            }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { UIAction { [unowned self] _ in self.b() } }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            #if DEBUG
            func a() {
                Timer.scheduledTimer(
                    withTimeInterval: 1,
                    repeats: true
                ) ◆{ _ in
                    self.b()
                }
            }
            #endif
        }
        """,
        """
        class Cell: UITableViewCell {
            func a() { UIAction { _ in self.b() } }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { UIAction { [store] _ in store.load() } }
        }
        """,
        """
        extension PhotosViewController {
            func a() { self.events.follow(state) ◆{ self.b($0) } }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            class Row: UIView { func a() { UIAction { _ in self.b() } } }
        }
        """,
        """
        class A<Item>: UIViewController {
            func a() { UIAction ◆{ [item] _ in self.b(item) } }
        }
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("F4")
    }
}
