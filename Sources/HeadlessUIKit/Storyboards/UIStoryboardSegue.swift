/// The way from one controller of a storyboard to another.
@MainActor
open class UIStoryboardSegue: NSObject {
    /// The segue's name.
    public let identifier: String?
    /// The controller from which the way leads.
    public let source: UIViewController
    /// The controller to which the way leads.
    public let destination: UIViewController
    /// What `perform` does, unless a subclass does otherwise.
    var performHandler: (() -> Void)?

    /// A way that `perform` of a subclass goes.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        performHandler = nil
        super.init()
    }

    /// A way that `performHandler` goes.
    public init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        self.performHandler = performHandler
        super.init()
    }

    /// Goes the way.
    open func perform() {
        performHandler?()
    }
}
