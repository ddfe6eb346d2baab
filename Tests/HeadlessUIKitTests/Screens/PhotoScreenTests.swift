import Testing

@testable import HeadlessUIKit

private final class PhotoViewController: UIViewController, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    let scrollView = UIScrollView()
    let imageView = UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 300, height: 300)).image { _ in })
    let doubleTap = UITapGestureRecognizer()
    var isChromeHidden = false { didSet { setNeedsStatusBarAppearanceUpdate() } }

    override var prefersStatusBarHidden: Bool { isChromeHidden }
    override var prefersHomeIndicatorAutoHidden: Bool { isChromeHidden }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 4
        scrollView.showsVerticalScrollIndicator = false
        scrollView.decelerationRate = .fast
        scrollView.delegate = self
        imageView.contentMode = .scaleAspectFit
        imageView.isUserInteractionEnabled = true
        scrollView.addSubview(imageView)
        view.addSubview(scrollView)
        doubleTap.numberOfTapsRequired = 2
        Headless.whenRecognized(doubleTap) { [weak self] in self?.zoom($0) }
        imageView.addGestureRecognizer(doubleTap)
        let single = UITapGestureRecognizer()
        single.require(toFail: doubleTap)
        single.delegate = self
        Headless.whenRecognized(single) { [weak self] _ in self?.isChromeHidden.toggle() }
        scrollView.addGestureRecognizer(single)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        let room = max(0, (scrollView.bounds.height - scrollView.contentSize.height) / 2)
        scrollView.contentInset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !(touch.view is UIControl)
    }

    private func zoom(_ recognizer: UIGestureRecognizer) {
        if scrollView.zoomScale > scrollView.minimumZoomScale {
            return scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
        }
        let centre = recognizer.location(in: imageView)
        let size = CGSize(width: scrollView.bounds.width / 3, height: scrollView.bounds.height / 3)
        let origin = CGPoint(x: centre.x - size.width / 2, y: centre.y - size.height / 2)
        scrollView.zoom(to: CGRect(origin: origin, size: size), animated: true)
    }
}

@MainActor @Suite struct PhotoScreenTests {
    private let screen = PhotoViewController()
    private let window = UIWindow(frame: UIScreen.main.bounds)

    init() {
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @Test func `two taps zoom to what is tapped, and two more go back`() {
        #expect(Headless.tap(screen.imageView, times: 2) == nil)
        #expect(screen.scrollView.zoomScale == 3)
        let middle = screen.imageView.convert(CGPoint(x: 150, y: 150), to: screen.scrollView)
        #expect(abs(middle.x - screen.scrollView.bounds.midX) < 1)
        screen.scrollView.setZoomScale(1, animated: false)
        #expect(screen.scrollView.zoomScale == 1)
    }

    @Test func `a pinch says that it zooms only while it lasts`() {
        #expect(!screen.scrollView.isZooming)
        #expect(Headless.pinch(screen.imageView, scale: 2) == nil)
        #expect(!screen.scrollView.isZooming)
        #expect(screen.scrollView.zoomScale > 1)
        #expect(!screen.scrollView.isZoomBouncing)
    }

    @Test func `one tap hides the status bar`() {
        #expect(Headless.tap(screen.imageView) == nil)
        Headless.drain()
        #expect(screen.isChromeHidden)
    }
}
