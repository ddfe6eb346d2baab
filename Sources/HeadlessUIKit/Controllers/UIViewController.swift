/// The code behind a screen, or a part of one.
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment {
    private var loaded: UIView?
    /// The nib that was named for the view.
    open private(set) var nibName: String?
    /// Where the nib is.
    open private(set) var nibBundle: Bundle?
    /// What the screen is called.
    open var title: String?
    open internal(set) weak var parent: UIViewController?
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var addedSafeArea: UIEdgeInsets { .zero }

    /// A controller whose view comes from a nib; without a name, from one that is named like the class, if there is one.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// A controller as a nib describes it.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? any ObjectCoder)?.fill(self)
    }

    /// A controller whose view comes from a nib that is named like the class, or from code.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Writes nothing: controllers are read from nibs, not from archives.
    open func encode(with coder: NSCoder) {}

    /// Hears that all objects of the nib are made and connected; call `super`.
    open func awakeFromNib() {}

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get {
            if loaded == nil { loadView(); viewDidLoad() }
            return loaded
        }
        set { loaded = newValue }
    }
    open var viewIfLoaded: UIView? { loaded }
    open var isViewLoaded: Bool { loaded != nil }
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func setEditing(_ editing: Bool, animated: Bool) {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {}
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    func viewWillMove(to window: UIWindow?) {}
    func viewDidMoveToWindow() {}
}
