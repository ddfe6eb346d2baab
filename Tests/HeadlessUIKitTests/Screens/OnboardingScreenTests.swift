import Testing

@testable import HeadlessUIKit

private final class OnboardingViewController: UIPageViewController, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
{
    let pages: [UIViewController] = ["Welcome", "Share", "Begin"].map { title in
        let page = UIViewController()
        page.title = title
        page.view.backgroundColor = .systemBackground
        return page
    }
    let dots = UIPageControl()

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        dots.numberOfPages = pages.count
        dots.currentPageIndicatorTintColor = .label
        dots.pageIndicatorTintColor = .tertiaryLabel
        dots.hidesForSinglePage = true
        dots.addAction(UIAction { [weak self] _ in self?.showPageOfDots() }, for: .valueChanged)
        view.addSubview(dots)
        setViewControllers([pages[0]], direction: .forward, animated: false)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(
            alongsideTransition: { [dots] _ in dots.alpha = size.width > size.height ? 0 : 1 },
            completion: { [dots] context in dots.isHidden = !context.isCancelled && size.width > size.height }
        )
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, by: -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, by: 1) }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        guard completed, let page = viewControllers?.first else { return }
        dots.currentPage = pages.firstIndex(of: page) ?? 0
    }

    private func page(beside page: UIViewController, by step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else { return nil }
        return pages[index + step]
    }

    private func showPageOfDots() {
        setViewControllers([pages[dots.currentPage]], direction: .forward, animated: true)
    }
}

@MainActor @Suite struct OnboardingScreenTests {
    private let screen = OnboardingViewController()
    private let window = UIWindow(frame: UIScreen.main.bounds)

    init() {
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @Test func `a turned page moves the dots`() {
        #expect(Headless.turnPage(of: screen) == nil)
        Headless.drain()
        #expect(screen.dots.currentPage == 1)
        #expect(screen.viewControllers?.first?.title == "Share")
    }

    @Test func `pages that scroll have no gestures of their own; those that turn have`() {
        #expect(screen.gestureRecognizers.isEmpty)
        let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        #expect(book.gestureRecognizers.contains { $0 is UIPanGestureRecognizer })
    }

    @Test func `turned to its side, the screen hides the dots`() {
        Headless.resize(window, to: CGSize(width: 852, height: 393))
        Headless.drain()
        #expect(screen.dots.isHidden)
    }
}
