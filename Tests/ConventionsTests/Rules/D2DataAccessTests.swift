import Testing

@testable import Conventions

@Suite struct D2DataAccessTests {
    static let samples: [Sample] = [
        """
        class PhotosViewController: GalleryViewController {
            func a() { ◆FileManager.default.a() }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { ◆URLSession.shared.dataTask() }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            let decoder = ◆JSONDecoder()
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            let decoder: ◆JSONDecoder
        }
        """,
        """
        struct PhotoStore {
            let decoder = JSONDecoder()
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            // JSONDecoder()
            let text = "FileManager.default"
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() { store.photos(); store.URLSession }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            func a() {
                let value = try? Foundation.◆JSONDecoder()
            }
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            #if DEBUG
            let a = ◆NSPredicate(
                format: "a"
            )
            #endif
        }
        """,
        """
        class PhotosViewController: GalleryViewController {
            struct Loader { let a = JSONDecoder() }
        }
        """,
        """
        extension PhotosViewController {
            func a() { run { ◆NSKeyedArchiver.archive() } }
        }
        """,
        """
        class A<Item: Codable>: UIViewController {
            func a() { use(◆JSONEncoder.self) }
        }
        """,
        """
        open class GalleryViewController: UIViewController {
            let a = JSONDecoder()
        }
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("D2")
    }
}
