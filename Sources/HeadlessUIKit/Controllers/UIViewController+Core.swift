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
        var presentationController: UIPresentationController?
        /// The change of screens in which the controller takes part just now.
        weak var transition: TransitionContext?
        var navigationItem: UINavigationItem?
        var tabBarItem: UITabBarItem?
        var editButtonItem: UIBarButtonItem?
        var extendedLayoutIncludesOpaqueBars = false
        var additionalSafeAreaInsets = UIEdgeInsets.zero
        var isEditing = false
        var restorationIdentifier: String?
        var style = UIUserInterfaceStyle.unspecified
        var traitRegistrations: [TraitRegistration] = []
        var traitOverrides = TraitValues()
        var memoryWarnings: Observation?
        var overridingTraits: UITraitCollection?
        var restoresFocus = true
        var providesTransitionStyle = false
        var capturesStatusBar = false
        var respectsSystemMargins = true
        var contentScrollViews: [UInt: WeakScrollView] = [:]
        /// The commands that were added to those that the controller has by itself.
        var keyCommands: [UIKeyCommand] = []
        /// The view that was made with the controller, until it is asked for.
        var archivedView: UIView?
        /// The views that hold other scenes, by the ids of the ways there.
        var containers: [String: UIView] = [:]
        var preferredTransition: NSObject?
        var storyboard: UIStoryboard?
        /// The ways of the storyboard that lead from here.
        var ways: [StoryboardFile.Way] = []
        var unavailable = UnavailableContent()
    }
}
