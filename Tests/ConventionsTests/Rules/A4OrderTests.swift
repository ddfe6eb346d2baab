import Testing

@testable import Conventions

@Suite struct A4OrderTests {
    static let samples: [Sample] = [
        """
        open class GalleryViewController: UIViewController {
            func create() {
                createFields()
                createViews()
                createEvents()
            }
        }
        """,
        """
        open class GalleryViewController: UIViewController {
            func ◆create() {
                createViews()
                createFields()
            }
        }
        """,
        """
        open class GalleryViewController: UIViewController {
            func ◆create() {
                createFields()
                self.createEvents()
                try? self.createViews()
            }
        }
        """,
        """
        open class GalleryViewController: UIViewController {
            func tearDown() {
                destroyEvents()
                events.removeAll()
                destroyViews()
                destroyFields()
            }
        }
        """,
        """
        open class GalleryViewController: UIViewController {
            func ◆tearDown() {
                destroyFields()
                destroyEvents()
            }
        }
        """,
        """
        open class GalleryViewController: UIViewController {
        }
        extension GalleryViewController {
            func ◆create() { createEvents(); createViews() }
        }
        """,
        """
        open class GalleryViewController: UIViewController {
            func create() {
                // createEvents()
                createViews()
                print("createFields()")
            }
        }
        """,
        """
        open class GalleryViewController: UIViewController {
            func create() { other.createEvents(); createViews() }
        }
        """,
        """
        open class GalleryViewController: UIViewController {
            #if DEBUG
            func ◆create() { createEvents(); createFields() }
            #endif
        }
        """,
        """
        open class GalleryViewController: UIViewController {
            func create() { do { createFields() }; Task { createViews() } }
        }
        """,
        """
        class Other {
            func create() { createEvents(); createViews() }
        }
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("A4")
    }
}
