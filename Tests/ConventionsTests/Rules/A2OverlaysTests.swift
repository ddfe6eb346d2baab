import Testing

@testable import Conventions

@Suite struct A2OverlaysTests {
    static let samples: [Sample] = [
        """
        open class GalleryViewController: UIViewController {
            func errorView() -> UIView? { nil }
            func loadingView() -> UIView? { nil }
            func showLoading(animated: Bool) {}
            func hideLoading(animated: Bool) {}
            func showError(animated: Bool) {}
            func hideError(animated: Bool) {}
        }
        """,
        """
        open class ◆GalleryViewController: UIViewController {
            func errorView() -> UIView? { nil }
            func loadingView() -> UIView? { nil }
            func showLoading(animated: Bool) {}
            func hideLoading(animated: Bool) {}
            func showError(animated: Bool) {}
        }
        """,
        """
        open class GalleryViewController: UIViewController {
            func errorView() -> UIView? { nil }
            func loadingView() -> UIView? { nil }
            func showLoading(animated: Bool) {}
            func hideLoading(animated: Bool) {}
            func showError(animated: Bool) {}
        }
        extension GalleryViewController {
            func hideError(animated: Bool) {}
        }
        """,
        """
        open class GalleryViewController: UIViewController {
            func errorView() -> UIView? { nil }
            func loadingView() -> UIView? { nil }
            func showLoading(animated: Bool) {}
            func hideLoading(animated: Bool) {}
            func showError(animated: Bool) {}
            #if os(iOS)
            func hideError(animated: Bool) {}
            #endif
        }
        """,
        """
        open class ◆GalleryViewController: UIViewController {
            func errorView() -> UIView? { nil }
            func loadingView() -> UIView? { nil }
            func showLoading(animated: Bool) {}
            func hideLoading(animated: Bool) {}
            func showError(animated: Bool) {}
            // func hideError(animated: Bool) {}
            let text = "func hideError(animated: Bool) {}"
        }
        """,
        """
        open class ◆GalleryViewController: UIViewController {
            func errorView() -> UIView? { nil }
            func loadingView() -> UIView? { nil }
            func showLoading(animated: Bool) {}
            func hideLoading(animated: Bool) {}
            func showError(animated: Bool) {}
            func hideError() {}
        }
        """,
        """
        class A: GalleryViewController {
            override func ◆showLoading(animated: Bool) {}
        }
        """,
        """
        class A: GalleryViewController {
            override func loadingView() -> UIView? { nil }
        }
        """,
        """
        class A: GalleryViewController {}
        extension A {
            override func ◆hideError(animated: Bool) {}
        }
        """,
        """
        class A: GalleryViewController {
            func showError(_ error: any Error) { showError(animated: true) }
        }
        """,
        """
        class Loader {
            func showLoading(animated: Bool) {}
        }
        """,
        """
        class Loader: Base {
            override func showLoading(animated: Bool) {}
        }
        """,
    ]

    @Test(arguments: samples)
    func `findings fall on the marks and nowhere else`(sample: Sample) {
        sample.expect("A2")
    }
}
