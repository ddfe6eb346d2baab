extension UIViewController {
    /// What a controller stores.
    struct Core {
        var view: UIView?
        var nibName: String?
        var nibBundle: Bundle?
        var isLoading = false
        weak var parent: UIViewController?
        var children: [UIViewController] = []
        var isMovingToParent = false
        var isMovingFromParent = false
        var appearance = Appearance.disappeared
        var knowsThatItIsAppearing = false
        /// Whether the view came or went by itself, so that no container will end what this began.
        var endsItsTransition = false
        var presented: UIViewController?
        weak var presenting: UIViewController?
        var presentation: Presentation?
        var isBeingPresented = false
        var isBeingDismissed = false
        var modalPresentationStyle = UIModalPresentationStyle.automatic
        var modalTransitionStyle = UIModalTransitionStyle.coverVertical
        var isModalInPresentation = false
        var definesPresentationContext = false
        var title: String?
        var navigationItem: UINavigationItem?
        var tabBarItem: UITabBarItem?
        var editButtonItem: UIBarButtonItem?
        var toolbarItems: [UIBarButtonItem]?
        var hidesBottomBarWhenPushed = false
        var edgesForExtendedLayout = UIRectEdge.all
        var extendedLayoutIncludesOpaqueBars = false
        var additionalSafeAreaInsets = UIEdgeInsets.zero
        var preferredContentSize = CGSize.zero
        var isEditing = false
        var restorationIdentifier: String?
        var style = UIUserInterfaceStyle.unspecified
        var traitRegistrations: [TraitRegistration] = []
        var memoryWarnings: Observation?
    }
}
