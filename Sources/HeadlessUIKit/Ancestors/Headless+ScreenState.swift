extension Headless {
    /// What a view controller is like and where it stands, as far as apps override it.
    ///
    /// It stands between `UIResponder` and `UIViewController` for the reason that `ViewProperties` tells.
    @MainActor
    open class ScreenState: UIResponder {
        /// What stands for a controller, which alone calls it.
        public override init() {
            super.init()
        }

        /// The controller that this is: there are no others.
        final var itself: UIViewController { unsafeDowncast(self, to: UIViewController.self) }

        // MARK: What is around

        /// The controller that contains this one.
        open var parent: UIViewController? { itself.core.parent }

        /// The controllers that this one contains.
        open var children: [UIViewController] { itself.core.children }

        /// The navigation controller around this one.
        open var navigationController: UINavigationController? {
            parent as? UINavigationController ?? parent?.navigationController
        }

        /// The tab bar controller around this one.
        open var tabBarController: UITabBarController? {
            parent as? UITabBarController ?? parent?.tabBarController
        }

        /// The split view controller around this one.
        open var splitViewController: UISplitViewController? {
            parent as? UISplitViewController ?? parent?.splitViewController
        }

        /// The storyboard from which the controller comes.
        open var storyboard: UIStoryboard? { itself.core.storyboard ?? parent?.storyboard }

        /// What is shown over this controller or over one that contains it.
        open var presentedViewController: UIViewController? {
            itself.core.presented ?? parent?.presentedViewController
        }

        /// The controller over which this one, or one that contains it, is shown.
        open var presentingViewController: UIViewController? {
            itself.core.presenting ?? parent?.presentingViewController
        }

        /// What places this controller, or one that contains it, over another.
        open var presentationController: UIPresentationController? {
            parent?.presentationController ?? itself.keptPresentationController
        }

        /// What shows this controller, or one that contains it, as a popover; nil where its style is another.
        open var popoverPresentationController: UIPopoverPresentationController? {
            presentationController as? UIPopoverPresentationController
        }

        /// What shows this controller, or one that contains it, as a sheet; nil where its style is another.
        open var sheetPresentationController: UISheetPresentationController? {
            presentationController as? UISheetPresentationController
        }

        /// What lets others move along with the change of screens in which this controller takes part just now.
        open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
            itself.core.transition ?? parent?.transitionCoordinator
        }

        // MARK: What happens to it

        /// Whether this is on its way into a parent.
        open var isMovingToParent: Bool { itself.core.isMovingToParent }
        /// Whether this is on its way out of its parent.
        open var isMovingFromParent: Bool { itself.core.isMovingFromParent }
        /// Whether this is on its way onto the screen, over another.
        open var isBeingPresented: Bool { itself.core.isBeingPresented }
        /// Whether this is on its way off the screen.
        open var isBeingDismissed: Bool { itself.core.isBeingDismissed }

        /// Whether the view is loaded; asking loads nothing.
        open var isViewLoaded: Bool { itself.core.view != nil }
        /// The view, where it is loaded; asking loads nothing.
        open var viewIfLoaded: UIView? { itself.core.view }
        /// The nib that was named for the view; nil where it is searched by the class's name.
        open var nibName: String? { itself.core.nibName }
        /// Where the nib is searched.
        open var nibBundle: Bundle? { itself.core.nibBundle ?? .main }
        /// Loads the view unless it is loaded.
        open func loadViewIfNeeded() { itself.loadOnce() }

        // MARK: What it is like

        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        /// What the tab bar shows of this controller.
        open var tabBarItem: UITabBarItem! {
            get { itself.madeItem(\.tabBarItem, UITabBarItem(title: itself.title, image: nil, selectedImage: nil)) }
            set { itself.core.tabBarItem = newValue }
        }

        /// How the screen comes and goes; nil for what its styles say.
        @available(iOS 18.0, *)
        open var preferredTransition: UIViewController.Transition? {
            get { itself.core.preferredTransition as? UIViewController.Transition }
            set { itself.core.preferredTransition = newValue }
        }

        /// A button that starts and ends editing.
        open var editButtonItem: UIBarButtonItem { itself.madeItem(\.editButtonItem, .toggling(editingOf: itself)) }

        /// Sets what a toolbar shows of this controller.
        open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
            itself.toolbarItems = toolbarItems
        }

        /// The style that holds in this screen, whatever it is around; `unspecified` takes the one around.
        open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
            get { itself.core.style }
            set { itself.changeTraits { itself.core.style = newValue } }
        }

        /// Whether edges lie under bars that cannot be looked through too.
        open var extendedLayoutIncludesOpaqueBars: Bool {
            get { itself.core.extendedLayoutIncludesOpaqueBars }
            set { itself.core.extendedLayoutIncludesOpaqueBars = newValue }
        }

        /// What the safe area is to lack besides.
        open var additionalSafeAreaInsets: UIEdgeInsets {
            get { itself.core.additionalSafeAreaInsets }
            set {
                itself.core.additionalSafeAreaInsets = newValue
                viewIfLoaded?.setNeedsLayout()
            }
        }

        /// A name under which the controller's state is kept.
        open var restorationIdentifier: String? {
            get { itself.core.restorationIdentifier }
            set { itself.core.restorationIdentifier = newValue }
        }

        /// Whether the controller decides on the status bar although it does not cover the screen.
        open var modalPresentationCapturesStatusBarAppearance: Bool {
            get { itself.core.capturesStatusBar }
            set { itself.core.capturesStatusBar = newValue }
        }

        /// The scroll view by which a bar at an edge goes; nil where none was set.
        open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
            itself.core.contentScrollViews[edge.rawValue]?.view
        }

        /// The margins that the system asks for at the least.
        open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
            NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        }

        /// Whether the pointer, of a mouse, stays where it is; there is none here.
        open var prefersPointerLocked: Bool { false }
        /// The child that decides on that.
        open var childViewControllerForPointerLock: UIViewController? { nil }

        /// Lets keys ask for a command, besides those that the controller has by itself.
        open func addKeyCommand(_ keyCommand: UIKeyCommand) {
            itself.core.keyCommands.append(keyCommand)
        }

        /// Lets keys ask for a command no more.
        open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
            itself.core.keyCommands.removeAll { $0 === keyCommand }
        }

        // MARK: What is asked for anew

        /// Asks for the status bar anew; there is none here.
        open func setNeedsStatusBarAppearanceUpdate() {}
        /// Asks for the pointer anew; there is none here.
        open func setNeedsUpdateOfPrefersPointerLocked() {}
        /// Asks for the home indicator anew; there is none here.
        open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
        /// Asks for the edges anew at which the app's gestures come first.
        open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
        /// Asks anew which ways up the screen may be held.
        @available(iOS 16.0, *)
        open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

        /// The traits that hold in a child, whatever holds here; nil where the same hold.
        open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
            childViewController.core.overridingTraits
        }

        /// Sets the traits that hold in a child, whatever holds here.
        open func setOverrideTraitCollection(
            _ collection: UITraitCollection?,
            forChild childViewController: UIViewController
        ) {
            let before = childViewController.traitCollection
            childViewController.core.overridingTraits = collection
            childViewController.viewIfLoaded?.tellOfTraits(before: before)
        }
    }
}
