/// The view at the top of all others.
open class UIWindow: UIView {
    weak var firstResponder: UIResponder?
    private var root: UIViewController?

    /// A window of a size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A window as a nib describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var window: UIWindow? { self }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        get { root }
        set { root = newValue }
    }

    /// Shows the window and gives it the keys.
    open func makeKeyAndVisible() {}

    func giveUpFirstResponder(below view: UIView) {}
    static func layoutAll() {}
    var screenSafeArea: UIEdgeInsets { UIScreen.safeArea }
}
