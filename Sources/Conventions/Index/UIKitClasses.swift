/// The classes of UIKit that rules ask about.
enum UIKitClasses {
    /// The controllers that screens are tempted to inherit.
    static let screenControllers: Set = ["UIViewController", "UITableViewController", "UICollectionViewController"]

    /// All controllers that an app may inherit.
    static let controllers = screenControllers.union([
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
        "UIAlertController", "UISearchController", "UIInputViewController", "UIHostingController",
    ])

    /// The superclass of each view that a xib may hold.
    static let parents = [
        "UILabel": "UIView", "UIImageView": "UIView", "UIControl": "UIView", "UIScrollView": "UIView",
        "UIStackView": "UIView", "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView",
        "UIPickerView": "UIView", "UINavigationBar": "UIView", "UIToolbar": "UIView", "UITabBar": "UIView",
        "UISearchBar": "UIView", "UIVisualEffectView": "UIView", "WKWebView": "UIView", "MKMapView": "UIView",
        "UITableViewCell": "UIView", "UICollectionReusableView": "UIView",
        "UICollectionViewCell": "UICollectionReusableView", "UITableView": "UIScrollView",
        "UICollectionView": "UIScrollView", "UITextView": "UIScrollView", "UIButton": "UIControl",
        "UITextField": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl", "UIStepper": "UIControl",
        "UISegmentedControl": "UIControl", "UIDatePicker": "UIControl", "UIPageControl": "UIControl",
        "UIRefreshControl": "UIControl", "UIColorWell": "UIControl",
    ]
}
