import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIPageViewControllerTests {
    let journal = Journal()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let book: Book
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

    init() {
        book = Book(["one", "two"], in: journal)
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        window.rootViewController = pages
        window.isHidden = false
        _ = journal.take()
    }

    @Test func `a turn is told to the delegate and to both pages`() {
        #expect(Headless.turnPage(of: pages) == nil)
        #expect(
            journal.take() == [
                "will turn to 1", "one.willMove(nil)", "two.willMove(parent)", "two.viewDidLoad", "two.willAppear",
                "one.willDisappear", "two.isAppearing",
            ]
        )
        Headless.advance(by: 0.3)
        #expect(
            journal.take() == [
                "one.didDisappear", "two.didAppear", "two.didMove(parent)", "one.didMove(nil)", "turned from 1: true",
            ]
        )
        #expect(pages.viewControllers == [book.pages[1]])
        #expect(book.pages[1].view.frame == window.bounds)
        #expect(book.pages[0].view.superview == nil)
    }

    @Test func `the book ends at both ends`() {
        #expect(Headless.turnPage(of: pages, .reverse) == .missing)
        Headless.turnPage(of: pages)
        Headless.advance(by: 0.3)
        #expect(Headless.turnPage(of: pages) == .missing)
        #expect(Headless.turnPage(of: pages, .reverse) == nil)
    }

    @Test func `pages set in code are not told to the delegate`() {
        pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) { [journal] in
            journal.note("set \($0)")
        }
        Headless.advance(by: 0.3)
        let lines = journal.take()
        #expect(!lines.contains { $0.hasPrefix("will turn") })
        #expect(lines.last == "set true")
    }

    @Test func `another number of pages than is shown is raised`() {
        let raised = Headless.exceptions { pages.setViewControllers([], direction: .forward, animated: false) }
        #expect(
            raised.first?.reason
                == "The number of view controllers provided (0) doesn't match the number required (1) for the"
                + " requested transition"
        )
        #expect(pages.viewControllers?.count == 1)
    }

    @Test func `a book bound in the middle shows two pages`() {
        let spread = UIPageViewController(
            transitionStyle: .pageCurl,
            navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue]
        )
        #expect(spread.isDoubleSided)
        spread.setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
        window.rootViewController = spread
        #expect(spread.viewControllers?.last?.view.frame == CGRect(x: 196.5, y: 0, width: 196.5, height: 852))
    }
}

/// Pages in order, and what is heard of turning them.
@MainActor
final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [RecordingController]
    let journal: Journal

    init(_ names: [String], in journal: Journal) {
        pages = names.map { RecordingController($0, in: journal) }
        self.journal = journal
        super.init()
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        pages.firstIndex { $0 === viewController }.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        pages.firstIndex { $0 === viewController }.flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        journal.note("will turn to \(pendingViewControllers.count)")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        journal.note("turned from \(previousViewControllers.count): \(completed)")
    }
}
