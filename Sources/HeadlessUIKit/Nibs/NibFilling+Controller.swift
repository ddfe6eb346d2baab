internal import XibDocument

extension NibFilling {
    func fill(_ controller: UIViewController) {
        if let title = node.text("title") { controller.title = title }
        if let name = node.attribute("nibName") { controller.core.nibName = name }
        controller.core.nibBundle = nib.bundle
        if let identifier = node.attribute("restorationIdentifier") { controller.restorationIdentifier = identifier }
        set(\.hidesBottomBarWhenPushed, of: controller, from: "hidesBottomBarWhenPushed")
        set(\.extendedLayoutIncludesOpaqueBars, of: controller, from: "extendedLayoutIncludesOpaqueBars")
        set(\.definesPresentationContext, of: controller, from: "definesPresentationContext")
        set(\.modalPresentationStyle, of: controller, from: "modalPresentationStyle", words: NibWords.presentations)
        set(\.modalTransitionStyle, of: controller, from: "modalTransitionStyle", words: NibWords.transitions)
        set(
            \.providesPresentationContextTransitionStyle,
            of: controller,
            from: "providesPresentationContextTransitionStyle"
        )
        for name in Self.effectlessOfControllers { _ = node.attribute(name) }
        _ = node.size("freeformSize")
        if let size = node.child(key: "contentSizeForViewInPopover"), size.attribute("type") == "size",
            let width: CGFloat = size.value("width"), let height: CGFloat = size.value("height")
        {
            controller.preferredContentSize = CGSize(width: width, height: height)
        }
        if let size = node.size("preferredContentSize") { controller.preferredContentSize = size }
        if let edges = node.options("edgesForExtendedLayout", NibWords.edges) {
            controller.edgesForExtendedLayout = edges
        }
        for command in node.contents(of: "keyCommands") {
            if let command = nib.make(command) as? UIKeyCommand { controller.addKeyCommand(command) }
        }
        fillItems(of: controller)
        fillChildren(of: controller)
        controller.core.archivedView = view("view") ?? view("tableView") ?? view("collectionView")
        fillGuides(of: controller)
        fillList(of: controller)
    }

    /// What a storyboard goes by, and what UIKit has given up.
    private static let effectlessOfControllers = [
        "automaticallyAdjustsScrollViewInsets", "autoresizesArchivedViewToFullSize", "storyboardIdentifier",
        "useStoryboardIdentifierAsRestorationIdentifier", "wantsFullScreenLayout",
    ]

    private func fillList(of controller: UIViewController) {
        switch controller {
        case let tables as UITableViewController:
            set(\.clearsSelectionOnViewWillAppear, of: tables, from: "clearsSelectionOnViewWillAppear")
            if let control = view("refreshControl") as? UIRefreshControl {
                (tables.core.archivedView as? UITableView)?.refreshControl = control
            }
            if let table = node.child(key: "view") ?? node.child(key: "tableView") {
                tables.staticRows = NibFilling(node: table.adapted(to: nib.sizes), nib: nib).staticRows
            }
        case let grid as UICollectionViewController:
            set(\.clearsSelectionOnViewWillAppear, of: grid, from: "clearsSelectionOnViewWillAppear")
        default: break
        }
    }

    private func fillItems(of controller: UIViewController) {
        if let element = node.child(key: "navigationItem") {
            NibFilling(node: element, nib: nib).fillItem(controller.navigationItem)
            nib.register(controller.navigationItem, for: element)
        }
        if let item = node.child(key: "tabBarItem").flatMap(nib.make) as? UITabBarItem { controller.tabBarItem = item }
        let toolbar = (node.child(key: "toolbarItems") ?? node.child("toolbarItems"))?.children ?? []
        if !toolbar.isEmpty { controller.toolbarItems = toolbar.compactMap { nib.make($0) as? UIBarButtonItem } }
    }

    private func fillChildren(of controller: UIViewController) {
        let container = node.child(key: "viewControllers") ?? node.child("viewControllers")
        let children = (container?.children ?? []).compactMap { nib.make($0) as? UIViewController }
        switch controller {
        case let navigation as UINavigationController:
            fillBar(of: navigation)
            if !children.isEmpty { navigation.viewControllers = children }
        case let tabs as UITabBarController:
            if let bar = node.child(key: "tabBar") {
                let filling = NibFilling(node: bar, nib: nib)
                filling.fillLooks(of: tabs.tabBar)
                filling.fill(tabs.tabBar)
                nib.register(tabs.tabBar, for: bar)
            }
            if !children.isEmpty { tabs.viewControllers = children }
        case let split as UISplitViewController:
            fill(split)
            if !children.isEmpty { split.viewControllers = children }
        case let pages as UIPageViewController: fill(pages)
        default: break
        }
    }

    /// A navigation controller has its bars from the start: the elements describe those.
    private func fillBar(of navigation: UINavigationController) {
        describe(navigation.navigationBar, in: "navigationBar") { $0.fill(navigation.navigationBar) }
        set(\.isNavigationBarHidden, of: navigation, from: "navigationBarHidden")
        describe(navigation.toolbar, in: "toolbar") { $0.fill(navigation.toolbar) }
        set(\.isToolbarHidden, of: navigation, from: "toolbarHidden")
        set(\.hidesBarsOnTap, of: navigation, from: "hidesBarsOnTap")
        set(\.hidesBarsOnSwipe, of: navigation, from: "hidesBarsOnSwipe")
        set(\.hidesBarsWhenVerticallyCompact, of: navigation, from: "hidesBarsWhenVerticallyCompact")
        set(\.hidesBarsWhenKeyboardAppears, of: navigation, from: "hidesBarsWhenKeyboardAppears")
    }

    private func describe(_ bar: UIView, in key: String, _ fill: (NibFilling) -> Void) {
        guard let element = node.child(key: key) else { return }
        let filling = NibFilling(node: element, nib: nib)
        filling.fillLooks(of: bar)
        fill(filling)
        nib.register(bar, for: element)
    }
}
