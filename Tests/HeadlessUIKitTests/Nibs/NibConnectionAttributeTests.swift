import HeadlessUIKit
import Testing

/// Each outlet that UIKit's own classes have.
@MainActor @Suite struct NibConnectionAttributeTests {
    @Test func `a view keeps the views that its outlets name`() {
        keeps("tableViewCell", "accessoryView", \UITableViewCell.accessoryView)
        keeps("tableViewCell", "editingAccessoryView", \UITableViewCell.editingAccessoryView)
        keeps("tableViewCell", "backgroundView", \UITableViewCell.backgroundView)
        keeps("tableViewCell", "selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
        keeps("collectionViewCell", "backgroundView", \UICollectionViewCell.backgroundView)
        keeps("collectionViewCell", "selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
        keeps("tableView", "backgroundView", \UITableView.backgroundView)
        keeps("tableView", "tableHeaderView", \UITableView.tableHeaderView)
        keeps("tableView", "tableFooterView", \UITableView.tableFooterView)
        keeps("collectionView", "backgroundView", \UICollectionView.backgroundView)
        keeps("textField", "leftView", \UITextField.leftView)
        keeps("textField", "rightView", \UITextField.rightView)
        keeps("textField", "inputView", \UITextField.inputView)
        keeps("textField", "inputAccessoryView", \UITextField.inputAccessoryView)
        keeps("textView", "inputView", \UITextView.inputView)
        keeps("textView", "inputAccessoryView", \UITextView.inputAccessoryView)
        keeps("view", "maskView", \UIView.mask)
        keeps("viewController", "view", \UIViewController.viewIfLoaded)
        keeps("navigationItem", "titleView", \UINavigationItem.titleView)
        keeps("barButtonItem", "customView", \UIBarButtonItem.customView)
        keeps("tableViewController", "tableView", \UITableViewController.viewIfLoaded, element: "tableView")
        keeps("collectionViewController", "collectionView", \UICollectionViewController.grid, element: "collectionView")
    }

    private func keeps<Object>(
        _ source: String,
        _ outlet: String,
        _ property: KeyPath<Object, UIView?>,
        element: String = "view",
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let objects = connected(source, to: "<\(element) tag=\"5\" id=\"b\"/>", by: outlet)
        let view = (objects.first as? Object)?[keyPath: property]
        #expect(view?.tag == 5 && view === objects.last as? UIView, sourceLocation: sourceLocation)
    }

    @Test func `an item keeps the buttons that its outlets name, and a window its first screen`() {
        for outlet in ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"] {
            let item = connected("navigationItem", to: #"<barButtonItem title="B" id="b"/>"#, by: outlet).first
            let paths = [
                "leftBarButtonItem": \UINavigationItem.leftBarButtonItem, "rightBarButtonItem": \.rightBarButtonItem,
                "backBarButtonItem": \.backBarButtonItem,
            ]
            #expect(paths[outlet].flatMap { (item as? UINavigationItem)?[keyPath: $0]?.title } == "B")
        }
        let window = connected("window", to: #"<viewController title="V" id="b"/>"#, by: "rootViewController").first
        #expect((window as? UIWindow)?.rootViewController?.title == "V")
        let view = connected("view", to: #"<tapGestureRecognizer name="G" id="b"/>"#, by: "gestureRecognizers").first
        #expect((view as? UIView)?.gestureRecognizers?.first?.name == "G")
        let collected = SampleNib.first(
            """
            <view id="a"><connections><outletCollection property="gestureRecognizers" destination="b" appends="YES" id="d"/>
            <outletCollection property="gestureRecognizers" destination="c" appends="YES" id="e"/></connections></view>
            <tapGestureRecognizer name="G" id="b"/><panGestureRecognizer name="H" id="c"/>
            """,
            as: UIView.self
        )
        #expect(collected?.gestureRecognizers?.map(\.name) == ["G", "H"])
    }

    @Test func `UIKit's objects take their delegates and sources`() {
        let owner = Everything()
        let kinds: [(String, String, @MainActor (Any) -> AnyObject?)] = [
            ("tableView", "delegate", { ($0 as? UITableView)?.delegate }),
            ("tableView", "dataSource", { ($0 as? UITableView)?.dataSource }),
            ("collectionView", "delegate", { ($0 as? UICollectionView)?.delegate }),
            ("collectionView", "dataSource", { ($0 as? UICollectionView)?.dataSource }),
            ("pickerView", "delegate", { ($0 as? UIPickerView)?.delegate }),
            ("pickerView", "dataSource", { ($0 as? UIPickerView)?.dataSource }),
            ("textView", "delegate", { ($0 as? UITextView)?.delegate }),
            ("textField", "delegate", { ($0 as? UITextField)?.delegate }),
            ("scrollView", "delegate", { ($0 as? UIScrollView)?.delegate }),
            ("searchBar", "delegate", { ($0 as? UISearchBar)?.delegate }),
            ("tabBar", "delegate", { ($0 as? UITabBar)?.delegate }),
            ("navigationBar", "delegate", { ($0 as? UINavigationBar)?.delegate }),
            ("toolbar", "delegate", { ($0 as? UIToolbar)?.delegate }),
            ("navigationController", "delegate", { ($0 as? UINavigationController)?.delegate }),
            ("tabBarController", "delegate", { ($0 as? UITabBarController)?.delegate }),
            ("splitViewController", "delegate", { ($0 as? UISplitViewController)?.delegate }),
            ("pageViewController", "delegate", { ($0 as? UIPageViewController)?.delegate }),
            ("pageViewController", "dataSource", { ($0 as? UIPageViewController)?.dataSource }),
            ("tapGestureRecognizer", "delegate", { ($0 as? UIGestureRecognizer)?.delegate }),
        ]
        for (element, outlet, kept) in kinds {
            let objects = connected(element, to: "", by: outlet, destination: "-1", owner: owner)
            #expect(objects.first.flatMap(kept) === owner, "\(element) \(outlet)")
        }
    }

    private func connected(
        _ source: String,
        to other: String,
        by outlet: String,
        destination: String = "b",
        owner: AnyObject? = nil
    ) -> [Any] {
        let line = #"<connections><outlet property="\#(outlet)" destination="\#(destination)" id="c"/></connections>"#
        return SampleNib.nib("<\(source) id=\"a\">\(line)</\(source)>\(other)").instantiate(withOwner: owner)
    }
}

/// Can be every delegate and source.
private final class Everything: NSObject, UITableViewDelegate, UITableViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSource, UIPickerViewDelegate, UIPickerViewDataSource, UITextViewDelegate, UITextFieldDelegate,
    UISearchBarDelegate, UITabBarDelegate, UINavigationBarDelegate, UIToolbarDelegate, UINavigationControllerDelegate,
    UITabBarControllerDelegate, UISplitViewControllerDelegate, UIPageViewControllerDelegate,
    UIPageViewControllerDataSource, UIGestureRecognizerDelegate
{
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
}

extension UICollectionViewController {
    /// The controller's grid, as a view.
    fileprivate var grid: UIView? { collectionView }
}
