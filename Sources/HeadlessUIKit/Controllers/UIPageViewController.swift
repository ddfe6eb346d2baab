/// Screens like the pages of a book, of which one or two are shown.
open class UIPageViewController: UIViewController {
    /// How long an animated turn lasts, in seconds.
    static let duration: TimeInterval = 0.3

    private var wayOfTurning: TransitionStyle
    private var axis: NavigationOrientation
    private var spine: SpineLocation
    private var shown: [UIViewController] = []
    private var transition: TransitionContext?
    private lazy var turning: [UIGestureRecognizer] =
        wayOfTurning == .pageCurl ? [UIPanGestureRecognizer(), UITapGestureRecognizer()] : []

    /// Who knows the pages before and after.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// Who hears that the user turns pages.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Whether the back of each page is a page of its own.
    open var isDoubleSided = false

    /// Pages that turn, or scroll, along an axis.
    public init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
        wayOfTurning = style
        axis = navigationOrientation
        spine = style == .scroll ? .none : Self.spine(in: options)
        isDoubleSided = spine == .mid
        super.init(nibName: nil, bundle: nil)
    }

    /// Pages as a nib describes them.
    public required init?(coder: NSCoder) {
        wayOfTurning = .pageCurl
        axis = .horizontal
        spine = .min
        super.init(coder: coder)
    }

    /// Takes what a nib says and nobody changes later.
    func take(_ style: TransitionStyle, along axis: NavigationOrientation, spine: SpineLocation) {
        wayOfTurning = style
        self.axis = axis
        self.spine = style == .scroll ? .none : spine
        isDoubleSided = self.spine == .mid
    }

    /// How pages turn.
    open var transitionStyle: UIPageViewController.TransitionStyle { wayOfTurning }
    /// The axis along which pages turn.
    open var navigationOrientation: UIPageViewController.NavigationOrientation { axis }
    /// Where the pages are bound.
    open var spineLocation: UIPageViewController.SpineLocation { spine }
    /// What turns the pages as fingers move; none where they scroll.
    open var gestureRecognizers: [UIGestureRecognizer] { turning }
    /// The pages that are shown.
    open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

    /// Shows other pages, and tells when they are there.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: UIPageViewController.NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let next = viewControllers ?? []
        let required = spine == .mid ? 2 : 1
        guard next.count == required else {
            let words =
                "The number of view controllers provided (\(next.count)) doesn't match the number required (\(required))"
                + " for the requested transition"
            return Headless.raise(.invalidArgument(words))
        }
        turn(to: next, animated: animated) { completion?($0) }
    }

    open override func loadView() {
        let container = ContainerView(frame: UIScreen.main.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.place = { [weak self] in self?.placePages() }
        view = container
    }

    open override var childForStatusBarStyle: UIViewController? { shown.first }

    override func prepareChildren() {
        placePages()
    }

    /// Shows other pages, with all that they hear on the way.
    func turn(to next: [UIViewController], animated: Bool, ending: @escaping (Bool) -> Void) {
        transition?.finish()
        let leaving = shown.filter { !next.contains($0) }
        let entering = next.filter { !shown.contains($0) }
        for controller in leaving { controller.willMove(toParent: nil) }
        for controller in entering { addChild(controller) }
        shown = next
        guard isShown, let window = viewIfLoaded?.window else {
            settle(leaving: leaving, entering: entering)
            viewIfLoaded?.setNeedsLayout()
            return ending(true)
        }
        for controller in entering { controller.loadViewIfNeeded() }
        let cast = TransitionContext.Cast(container: view, from: leaving.first, to: entering.first, host: self)
        let transition = TransitionContext(cast, duration: Self.duration, animated: animated)
        self.transition = transition
        for controller in entering { controller.beginAppearing(animated: animated) }
        for controller in leaving { controller.beginDisappearing(animated: animated) }
        placePages()
        window.layoutIfNeeded()
        transition.start { [weak self] completed in
            self?.transition = nil
            for controller in leaving { controller.viewIfLoaded?.removeFromSuperview() }
            for controller in leaving + entering { controller.endTransition() }
            self?.settle(leaving: leaving, entering: entering)
            ending(completed)
        }
    }

    private func settle(leaving: [UIViewController], entering: [UIViewController]) {
        for controller in entering { controller.didMove(toParent: self) }
        for controller in leaving {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
    }

    private func placePages() {
        guard let view = viewIfLoaded, !shown.isEmpty else { return }
        let width = view.bounds.width / CGFloat(shown.count)
        for (index, page) in shown.enumerated() {
            guard let content = page.view else { continue }
            content.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: view.bounds.height)
            if content.superview !== view { view.addSubview(content) }
        }
    }

    private static func spine(in options: [OptionsKey: Any]?) -> SpineLocation {
        let number = options?[.spineLocation]
        return number as? SpineLocation ?? (number as? Int).flatMap(SpineLocation.init) ?? .min
    }
}
