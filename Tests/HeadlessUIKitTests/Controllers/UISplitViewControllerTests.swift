import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UISplitViewControllerTests {
    let journal = Journal()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let split = UISplitViewController(style: .doubleColumn)
    let list = UIViewController()
    let detail = UIViewController()
    let delegate: SplitListener

    init() {
        delegate = SplitListener(journal)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
    }

    private func show() {
        window.rootViewController = split
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private var stack: UINavigationController? { split.viewControllers.first as? UINavigationController }

    @Test func `on a phone the columns are one stack with the detail on top`() {
        show()
        #expect(split.isCollapsed)
        #expect(stack?.viewControllers == [list, detail])
        #expect(detail.view.window === window)
        #expect(detail.splitViewController === split)
        #expect(split.viewController(for: .primary) === list)
    }

    @Test func `a delegate says which column is on top`() {
        split.delegate = delegate
        delegate.top = .primary
        show()
        #expect(stack?.viewControllers == [list])
        split.show(.secondary)
        Headless.drain()
        #expect(stack?.viewControllers == [list, detail])
        split.hide(.secondary)
        Headless.drain()
        #expect(stack?.viewControllers == [list])
        #expect(journal.take() == ["proposed secondary", "show secondary", "hide secondary"])
    }

    @Test func `where there is room the columns are side by side, and become a stack again`() {
        split.delegate = delegate
        show()
        _ = journal.take()
        Headless.resize(window, to: CGSize(width: 1366, height: 1024))
        #expect(!split.isCollapsed)
        #expect(journal.take() == ["expanded"])
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(list.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 1024))
        #expect(detail.navigationController?.view.frame == CGRect(x: 320, y: 0, width: 1046, height: 1024))
        Headless.resize(window, to: CGSize(width: 393, height: 852))
        #expect(journal.take() == ["proposed secondary", "collapsed"])
        #expect(stack?.viewControllers == [list, detail])
    }

    @Test func `what was pushed on the stack stays with its column`() {
        show()
        let more = UIViewController()
        detail.show(more, sender: nil)
        Headless.drain()
        Headless.resize(window, to: CGSize(width: 1366, height: 1024))
        #expect(list.navigationController?.viewControllers == [list])
        #expect(more.navigationController?.viewControllers == [detail, more])
    }

    @Test func `a hidden column is off the screen, and its button brings it back`() {
        split.delegate = delegate
        show()
        Headless.resize(window, to: CGSize(width: 1366, height: 1024))
        _ = journal.take()
        split.hide(.primary)
        window.layoutIfNeeded()
        #expect(journal.take() == ["hide primary", "mode secondaryOnly"])
        #expect(list.view.window == nil)
        #expect(detail.navigationController?.view.frame == window.bounds)
        split.displayModeButtonItem.primaryAction?.perform(for: nil)
        window.layoutIfNeeded()
        #expect(list.view.window === window)
        split.preferredPrimaryColumnWidth = 400
        split.maximumPrimaryColumnWidth = 350
        window.layoutIfNeeded()
        #expect(split.primaryColumnWidth == 350)
    }

    @Test func `a screen shown as the detail takes its place`() {
        show()
        let other = UIViewController()
        list.showDetailViewController(other, sender: nil)
        Headless.drain()
        #expect(stack?.viewControllers == [list, other])
        Headless.resize(window, to: CGSize(width: 1366, height: 1024))
        #expect(split.viewController(for: .secondary) === other)
        let third = UIViewController()
        list.showDetailViewController(third, sender: nil)
        #expect(third.view.window === window)
        #expect(other.view.window == nil)
    }

    @Test func `the compact column takes the place of all where width is short`() {
        let compact = UIViewController()
        split.setViewController(compact, for: .compact)
        show()
        #expect(split.viewControllers == [compact])
        Headless.resize(window, to: CGSize(width: 1366, height: 1024))
        #expect(compact.view.window == nil)
        #expect(detail.view.window === window)
    }

    @Test func `two screens of old are taken in unless the delegate says that it did`() {
        let pair = UISplitViewController()
        let first = UINavigationController(rootViewController: list)
        pair.viewControllers = [first, UINavigationController(rootViewController: detail)]
        window.rootViewController = pair
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(first.viewControllers == [list, detail])
        let other = UISplitViewController()
        let listener = SplitListener(journal)
        listener.takesDetail = true
        other.delegate = listener
        let second = UINavigationController(rootViewController: UIViewController())
        other.viewControllers = [second, UIViewController()]
        window.rootViewController = other
        window.layoutIfNeeded()
        #expect(second.viewControllers.count == 1)
        #expect(other.style == .unspecified)
    }
}

/// A delegate that notes what it hears.
@MainActor
final class SplitListener: NSObject, UISplitViewControllerDelegate {
    let journal: Journal
    var top: UISplitViewController.Column?
    var takesDetail = false

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        journal.note("proposed \(proposedTopColumn)")
        return top ?? proposedTopColumn
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        takesDetail
    }

    func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        journal.note("mode \(displayMode)")
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { journal.note("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { journal.note("expanded") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        journal.note("show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        journal.note("hide \(column)")
    }
}
