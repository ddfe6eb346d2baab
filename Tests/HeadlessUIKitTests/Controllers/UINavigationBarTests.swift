import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UINavigationBarTests {
    let journal = Journal()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = UIViewController()
    let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: screen)
        window.rootViewController = navigation
        window.isHidden = false
    }

    private var heightOfBar: CGFloat {
        window.layoutIfNeeded()
        return navigation.navigationBar.frame.height
    }

    @Test func `large titles and prompts take room`() {
        #expect(heightOfBar == 44)
        navigation.navigationBar.prefersLargeTitles = true
        #expect(heightOfBar == 96)
        screen.navigationItem.prompt = "Look"
        #expect(heightOfBar == 126)
        #expect(screen.view.safeAreaInsets.top == 185)
        screen.navigationItem.largeTitleDisplayMode = .never
        #expect(heightOfBar == 74)
    }

    @Test func `a bar that the app hides itself stays hidden, and its room is the screen's`() {
        navigation.navigationBar.isHidden = true
        window.layoutIfNeeded()
        #expect(screen.view.safeAreaInsets.top == 59)
        #expect(!navigation.isNavigationBarHidden)
        #expect(navigation.navigationBar.isHidden)
    }

    @Test func `an item that does not say how its title is shown takes the way of the one before`() {
        navigation.navigationBar.prefersLargeTitles = true
        screen.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(heightOfBar == 44)
        navigation.topViewController?.navigationItem.largeTitleDisplayMode = .always
        #expect(heightOfBar == 96)
    }

    @Test func `own views of an item are in the bar while it is in front`() {
        let title = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let left = UIButton(type: .system)
        left.frame.size = CGSize(width: 40, height: 30)
        left.addAction(UIAction { [journal] _ in journal.note("left") }, for: .touchUpInside)
        screen.navigationItem.titleView = title
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
        window.layoutIfNeeded()
        #expect(title.center == CGPoint(x: 196.5, y: 22))
        #expect(left.frame == CGRect(x: 16, y: 7, width: 40, height: 30))
        #expect(Headless.tap(left) == nil)
        #expect(journal.take() == ["left"])
        navigation.pushViewController(UIViewController(), animated: false)
        window.layoutIfNeeded()
        #expect(title.window == nil)
    }

    @Test func `a bar without a controller asks its delegate`() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let delegate = NavigationBarListener(journal)
        bar.delegate = delegate
        let stage = Stage(bar)
        bar.pushItem(UINavigationItem(title: "one"), animated: false)
        bar.pushItem(UINavigationItem(title: "two"), animated: false)
        #expect(Headless.tapBack(in: bar) == nil)
        #expect(journal.take() == ["push one", "push two", "pop two"])
        delegate.allows = false
        bar.pushItem(UINavigationItem(title: "three"), animated: false)
        #expect(bar.items?.map(\.title) == ["one"])
        #expect(stage.window.subviews == [bar])
    }

    @Test func `a navigation controller that is its bar's delegate may refuse to go back`() {
        let careful = CarefulNavigationController(rootViewController: screen)
        window.rootViewController = careful
        careful.pushViewController(UIViewController(), animated: false)
        #expect(Headless.tapBack(in: careful.navigationBar) == nil)
        #expect(careful.viewControllers.count == 2)
        careful.allows = true
        Headless.tapBack(in: careful.navigationBar)
        #expect(careful.viewControllers.count == 1)
    }

    @Test func `a back action takes the place of going back`() {
        let next = UIViewController()
        next.navigationItem.backAction = UIAction { [journal] _ in journal.note("back") }
        navigation.pushViewController(next, animated: false)
        #expect(Headless.tapBack(in: navigation.navigationBar) == nil)
        #expect(journal.take() == ["back"])
        #expect(navigation.topViewController === next)
    }

    @Test func `a button's menu offers its actions`() {
        let item = UIBarButtonItem(
            title: "Sort",
            menu: UIMenu(children: [
                UIAction(title: "Name") { [journal] _ in journal.note("name") },
                UIAction(title: "Date", attributes: .disabled) { _ in },
            ])
        )
        #expect(Headless.choose("Name", from: item) == .notOnScreen)
        screen.navigationItem.rightBarButtonItem = item
        window.layoutIfNeeded()
        #expect(Headless.choose("Name", from: item) == nil)
        #expect(journal.take() == ["name"])
        #expect(Headless.choose("Date", from: item) == .disabled)
        #expect(Headless.choose("Size", from: item) == .missing)
    }

    @Test func `a button of a toolbar is tapped there`() {
        let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [journal] _ in journal.note("add") })
        screen.toolbarItems = [item]
        navigation.isToolbarHidden = false
        window.layoutIfNeeded()
        #expect(Headless.tap(item, in: navigation.toolbar) == nil)
        #expect(journal.take() == ["add"])
        #expect(Headless.tap(UIBarButtonItem(), in: navigation.toolbar) == .missing)
    }

    @Test func `a group's buttons are in the bar`() {
        let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [journal] _ in journal.note("add") })
        let group = item.creatingFixedGroup()
        #expect(item.buttonGroup === group)
        screen.navigationItem.trailingItemGroups = [group]
        #expect(Headless.tap(item, in: navigation.navigationBar) == nil)
        group.isHidden = true
        #expect(Headless.tap(item, in: navigation.navigationBar) == .missing)
    }
}

private final class CarefulNavigationController: UINavigationController, UINavigationBarDelegate {
    var allows = false

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
}

/// A delegate that notes what it hears.
@MainActor
private final class NavigationBarListener: NSObject, UINavigationBarDelegate {
    let journal: Journal
    var allows = true

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { allows }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        journal.note("push \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        journal.note("pop \(item.title ?? "")")
    }
}
