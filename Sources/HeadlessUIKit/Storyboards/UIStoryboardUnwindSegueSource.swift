/// Where a segue starts that leads back.
@MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller from which the way leads back.
    public let source: UIViewController
    /// What was tapped.
    public let sender: Any?

    init(source: UIViewController, sender: Any?) {
        self.source = source
        self.sender = sender
        super.init()
    }
}
