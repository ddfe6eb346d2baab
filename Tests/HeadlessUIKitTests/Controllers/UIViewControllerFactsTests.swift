import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewControllerFactsTests {
    let journal = Journal()
    let window = UIWindow(frame: UIScreen.main.bounds)

    @Test func `title set is also shown by navigationItem and tabBarItem`() {
        let controller = UIViewController()
        controller.title = "before"
        #expect(controller.navigationItem.title == "before")
        #expect(controller.tabBarItem.title == "before")
        controller.title = "after"
        #expect(controller.navigationItem.title == "after")
        #expect(controller.tabBarItem.title == "after")
        controller.navigationItem.title = "own"
        #expect(controller.title == "after")
    }

    @Test func `viewIfLoaded never triggers loading, and loadViewIfNeeded loads only if not loaded`() {
        let controller = RecordingController("it", in: journal)
        #expect(controller.viewIfLoaded == nil)
        #expect(!controller.isViewLoaded)
        #expect(journal.take() == [])
        controller.loadViewIfNeeded()
        controller.loadViewIfNeeded()
        #expect(journal.take() == ["it.viewDidLoad"])
    }

    @Test func `nibName stays nil after init, and nibBundle is non-nil by default`() {
        let controller = UIViewController(nibName: nil, bundle: nil)
        controller.loadViewIfNeeded()
        #expect(controller.nibName == nil)
        #expect(controller.nibBundle != nil)
    }

    @Test func `viewWillAppear runs before the view joins the window`() {
        let controller = RecordingController("it", in: journal)
        controller.look = { $0.viewIfLoaded?.window == nil ? " outside" : " inside" }
        window.rootViewController = controller
        window.isHidden = false
        #expect(
            journal.take() == [
                "it.viewDidLoad outside", "it.willAppear outside", "it.isAppearing inside", "it.didAppear inside",
            ]
        )
    }

    @Test func `layout callbacks may fire more than once, appearance pairs once per appearance`() {
        let controller = LayoutRecordingController("it", in: journal)
        window.rootViewController = controller
        window.isHidden = false
        controller.view.setNeedsLayout()
        window.layoutIfNeeded()
        let heard = journal.take()
        #expect(heard.filter { $0 == "it.didLayout" }.count > 1)
        #expect(heard.filter { $0 == "it.willAppear" }.count == 1)
        #expect(heard.filter { $0 == "it.didAppear" }.count == 1)
    }

    @Test func `on a push viewDidLoad comes first, then old and new hear in turn`() {
        let old = RecordingController("old", in: journal)
        let new = RecordingController("new", in: journal)
        let navigation = UINavigationController(rootViewController: old)
        window.rootViewController = navigation
        window.isHidden = false
        _ = journal.take()
        navigation.pushViewController(new, animated: true)
        Headless.drain()
        #expect(
            journal.take() == [
                "new.willMove(parent)", "new.viewDidLoad", "old.willDisappear", "new.willAppear", "new.isAppearing",
                "old.didDisappear", "new.didAppear", "new.didMove(parent)",
            ]
        )
    }

    @Test func `a UITableViewController's refreshControl is nil by default, settable and nullable`() {
        let controller = UITableViewController(style: .plain)
        #expect(controller.refreshControl == nil)
        #expect(controller.view === controller.tableView)
        #expect(controller.clearsSelectionOnViewWillAppear)
        #expect(controller.tableView.dataSource === controller)
        #expect(controller.tableView.delegate === controller)
    }
}
