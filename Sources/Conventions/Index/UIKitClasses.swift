/// The classes of UIKit that rules ask about.
enum UIKitClasses {
    /// The controllers that screens are tempted to inherit.
    static let screenControllers: Set = ["UIViewController", "UITableViewController", "UICollectionViewController"]

    /// All controllers that an app may inherit.
    static let controllers = screenControllers.union([
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
        "UIAlertController", "UISearchController", "UIInputViewController", "UIHostingController",
    ])

    /// Controllers that bring their own screen, or stand in an app without UIKit: what is under one of them lives by its
    /// rules.
    static let foreign: Set = [
        "UIActivityViewController", "UIColorPickerViewController", "UIDocumentBrowserViewController",
        "UIDocumentPickerViewController", "UIFontPickerViewController", "UIImagePickerController",
        "UIReferenceLibraryViewController", "AVPlayerViewController", "CNContactPickerViewController",
        "CNContactViewController", "EKEventEditViewController", "EKEventViewController", "GKGameCenterViewController",
        "GKMatchmakerViewController", "GLKViewController", "INUIAddVoiceShortcutViewController",
        "MFMailComposeViewController", "MFMessageComposeViewController", "MSMessagesAppViewController",
        "MSStickerBrowserViewController", "NSSplitViewController", "NSTabViewController", "NSViewController",
        "PHPickerViewController", "PKAddPassesViewController", "PKPaymentAuthorizationViewController",
        "SFSafariViewController", "SKStoreProductViewController", "SLComposeServiceViewController",
        "SLComposeViewController", "VNDocumentCameraViewController",
    ]

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
