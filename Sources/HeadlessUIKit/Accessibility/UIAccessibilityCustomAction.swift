/// Something that can be done with an object besides using it.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Does it, and says whether it was done.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// What it is called, with how that is spoken.
    open var attributedName: NSAttributedString
    /// The picture beside the name.
    open var image: UIImage?
    /// What is done.
    open var actionHandler: UIAccessibilityCustomAction.Handler?

    /// An action.
    public convenience init(name: String, actionHandler: UIAccessibilityCustomAction.Handler?) {
        self.init(attributedName: NSAttributedString(string: name), image: nil, actionHandler: actionHandler)
    }

    /// An action whose name is spoken in a way of its own.
    public convenience init(attributedName: NSAttributedString, actionHandler: UIAccessibilityCustomAction.Handler?) {
        self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
    }

    /// An action with a picture.
    public convenience init(name: String, image: UIImage?, actionHandler: UIAccessibilityCustomAction.Handler?) {
        self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
    }

    /// An action with a picture, whose name is spoken in a way of its own.
    public init(
        attributedName: NSAttributedString,
        image: UIImage?,
        actionHandler: UIAccessibilityCustomAction.Handler?
    ) {
        self.attributedName = attributedName
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    /// What it is called.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
}
