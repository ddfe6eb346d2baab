/// The outlets that UIKit's own classes have.
@MainActor
enum NibConnections {
    /// Sets the outlet `property`; false where the source has none of that name.
    static func set(_ property: String, to destination: Any?, on source: Any?, by outlet: NibOutlet) -> Bool {
        switch source {
        case let controller as UIViewController: set(property, to: destination, of: controller, by: outlet)
        case let view as UIView: set(property, to: destination, of: view, by: outlet)
        case let item as UINavigationItem: set(property, to: destination, of: item)
        case let item as UIBarButtonItem: set(property, to: destination, of: item)
        case let recognizer as UIGestureRecognizer where property == "delegate":
            setDelegate(destination, of: recognizer, by: outlet)
        default: false
        }
    }

    private static func setDelegate(
        _ destination: Any?,
        of recognizer: UIGestureRecognizer,
        by outlet: NibOutlet
    ) -> Bool {
        recognizer.delegate = outlet.fitting(destination)
        return true
    }

    private static func set(
        _ property: String,
        to destination: Any?,
        of controller: UIViewController,
        by outlet: NibOutlet
    ) -> Bool {
        switch (property, controller) {
        case ("view", _): controller.view = destination as? UIView
        case ("tableView", let tables as UITableViewController): tables.tableView = destination as? UITableView
        case ("collectionView", let grid as UICollectionViewController) where grid.isViewLoaded:
            grid.collectionView = destination as? UICollectionView
        case ("collectionView", let grid as UICollectionViewController): grid.view = destination as? UICollectionView
        case ("delegate", let navigation as UINavigationController): navigation.delegate = outlet.fitting(destination)
        case ("delegate", let tabs as UITabBarController): tabs.delegate = outlet.fitting(destination)
        case ("delegate", let split as UISplitViewController): split.delegate = outlet.fitting(destination)
        case ("delegate", let pages as UIPageViewController): pages.delegate = outlet.fitting(destination)
        case ("dataSource", let pages as UIPageViewController): pages.dataSource = outlet.fitting(destination)
        case ("searchDisplayController", _): return true
        default: return false
        }
        return true
    }

    private static func set(
        _ property: String,
        to destination: Any?,
        of view: UIView,
        by outlet: NibOutlet
    ) -> Bool {
        switch property {
        case "dataSource": setSource(destination, of: view, by: outlet)
        case "delegate": setDelegate(destination, of: view, by: outlet)
        case "gestureRecognizers": attach(destination, to: view)
        case "rootViewController": setRoot(destination, of: view)
        default: setPart(property, to: destination as? UIView, of: view)
        }
    }

    private static func setRoot(_ destination: Any?, of view: UIView) -> Bool {
        guard let window = view as? UIWindow else { return false }
        window.rootViewController = destination as? UIViewController
        return true
    }

    private static func setSource(_ destination: Any?, of view: UIView, by outlet: NibOutlet) -> Bool {
        switch view {
        case let table as UITableView: table.dataSource = outlet.fitting(destination)
        case let grid as UICollectionView: grid.dataSource = outlet.fitting(destination)
        case let picker as UIPickerView: picker.dataSource = outlet.fitting(destination)
        default: return false
        }
        return true
    }

    private static func setDelegate(_ destination: Any?, of view: UIView, by outlet: NibOutlet) -> Bool {
        switch view {
        case let table as UITableView: table.delegate = outlet.fitting(destination)
        case let grid as UICollectionView: grid.delegate = outlet.fitting(destination)
        case let text as UITextView: text.delegate = outlet.fitting(destination)
        case let scroll as UIScrollView: scroll.delegate = outlet.fitting(destination)
        case let field as UITextField: field.delegate = outlet.fitting(destination)
        case let picker as UIPickerView: picker.delegate = outlet.fitting(destination)
        case let bar as UISearchBar: bar.delegate = outlet.fitting(destination)
        case let bar as UITabBar: bar.delegate = outlet.fitting(destination)
        case let bar as UINavigationBar: bar.delegate = outlet.fitting(destination)
        case let bar as UIToolbar: bar.delegate = outlet.fitting(destination)
        default: return false
        }
        return true
    }

    private static func attach(_ destination: Any?, to view: UIView) -> Bool {
        if let recognizer = destination as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
        return true
    }

    private static func setPart(_ property: String, to part: UIView?, of view: UIView) -> Bool {
        if let part, view.isDescendant(of: part) {
            Headless.raise(.invalidArgument("Can't add self as subview"))
            return true
        }
        switch (property, view) {
        case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = part
        case ("editingAccessoryView", let cell as UITableViewCell): cell.editingAccessoryView = part
        case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = part
        case ("selectedBackgroundView", let cell as UITableViewCell): cell.selectedBackgroundView = part
        case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = part
        case ("selectedBackgroundView", let cell as UICollectionViewCell): cell.selectedBackgroundView = part
        case ("backgroundView", let table as UITableView): table.backgroundView = part
        case ("tableHeaderView", let table as UITableView): table.tableHeaderView = part
        case ("tableFooterView", let table as UITableView): table.tableFooterView = part
        case ("backgroundView", let grid as UICollectionView): grid.backgroundView = part
        case ("leftView", let field as UITextField): field.leftView = part
        case ("rightView", let field as UITextField): field.rightView = part
        case ("inputView", let field as UITextField): field.inputView = part
        case ("inputAccessoryView", let field as UITextField): field.inputAccessoryView = part
        case ("inputView", let text as UITextView): text.inputView = part
        case ("inputAccessoryView", let text as UITextView): text.inputAccessoryView = part
        case ("maskView", _): view.mask = part
        default: return false
        }
        return true
    }

    private static func set(_ property: String, to destination: Any?, of item: UINavigationItem) -> Bool {
        switch property {
        case "titleView": item.titleView = destination as? UIView
        case "leftBarButtonItem": item.leftBarButtonItems = (destination as? UIBarButtonItem).map { [$0] }
        case "rightBarButtonItem": item.rightBarButtonItems = (destination as? UIBarButtonItem).map { [$0] }
        case "backBarButtonItem": item.backBarButtonItem = destination as? UIBarButtonItem
        default: return false
        }
        return true
    }

    private static func set(_ property: String, to destination: Any?, of item: UIBarButtonItem) -> Bool {
        guard property == "customView" else { return false }
        item.customView = destination as? UIView
        return true
    }
}
