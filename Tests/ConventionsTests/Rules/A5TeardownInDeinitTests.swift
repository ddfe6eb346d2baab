import Testing

@testable import Conventions

@Suite struct A5TeardownInDeinitTests {
    static let samples: [Sample] = [
        """
        class PhotosViewController: GalleryViewController {
            deinit { ◆NotificationCenter.default.removeObserver(self) }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            deinit {
                ◆timer?.invalidate()
                ◆task.cancel()
            }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            deinit { ◆destroyEvents() }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            deinit { print("gone") }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            isolated deinit {
                ◆tearDown()
            }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            override func destroyEvents() { timer?.invalidate() }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            // deinit { destroyEvents() }
            let text = "deinit { destroyEvents() }"
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            deinit {
                #if DEBUG
                ◆NotificationCenter
                    .default
                    .removeObserver(
                        self
                    )
                #endif
            }
        }
        """,
        """
        final class EventBag {
            deinit { task.cancel() }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            final class Bag { deinit { timer.invalidate() } }
        }
        """,
        """
        class A: UIViewController {
            deinit { ◆NotificationCenter.default.removeObserver(self) }
        }
        """,
        """
        class A<Item>: GalleryViewController {
            deinit { [1].forEach { _ in ◆destroyViews() } }
        }
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("A5")
    }
}
