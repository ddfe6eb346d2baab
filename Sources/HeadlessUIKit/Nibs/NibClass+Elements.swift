extension NibClass {
    /// The classes of the elements that are views.
    static let views: [String: any NibCoded.Type] = [
        "view": UIView.self,
        "label": UILabel.self,
        "button": UIButton.self,
        "imageView": UIImageView.self,
        "textField": UITextField.self,
        "textView": UITextView.self,
        "switch": UISwitch.self,
        "slider": UISlider.self,
        "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self,
        "control": UIControl.self,
        "activityIndicatorView": UIActivityIndicatorView.self,
        "progressView": UIProgressView.self,
        "pageControl": UIPageControl.self,
        "pickerView": UIPickerView.self,
        "datePicker": UIDatePicker.self,
        "colorWell": UIColorWell.self,
        "calendarView": UICalendarView.self,
        "refreshControl": UIRefreshControl.self,
        "stackView": UIStackView.self,
        "scrollView": UIScrollView.self,
        "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self,
        "tableViewCellContentView": UIView.self,
        "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
        "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self,
        "collectionViewCellContentView": UIView.self,
        "collectionReusableView": UICollectionReusableView.self,
        "navigationBar": UINavigationBar.self,
        "tabBar": UITabBar.self,
        "toolbar": UIToolbar.self,
        "searchBar": UISearchBar.self,
        "visualEffectView": UIVisualEffectView.self,
        "window": UIWindow.self,
        "containerView": UIView.self,
    ]

    /// The classes of the elements that are controllers.
    static let controllers: [String: any NibCoded.Type] = [
        "viewController": UIViewController.self,
        "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self,
        "splitViewController": UISplitViewController.self,
        "pageViewController": UIPageViewController.self,
    ]

    /// The classes of the elements that are neither.
    static let items: [String: any NibCoded.Type] = [
        "barButtonItem": UIBarButtonItem.self,
        "tabBarItem": UITabBarItem.self,
        "navigationItem": UINavigationItem.self,
        "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "collectionViewLayout": UICollectionViewLayout.self,
    ]

    /// The elements that are controllers of other frameworks.
    static let foreignControllers: Set = ["glkViewController", "avPlayerViewController", "hostingController"]

    /// The elements that are views of other frameworks.
    static let foreignViews: Set = [
        "webView", "wkWebView", "mapView", "glkView", "mtkView", "arskView", "arscnView", "sceneKitView",
        "skView", "adBannerView", "pdfView", "hostingView",
    ]
}
