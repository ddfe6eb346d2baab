/// Something that a menu or a key stroke asks responders to do.
///
/// UIKit makes commands of selectors, which need the Objective-C runtime; here `Headless` makes them of closures.
@MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    var perform: (@MainActor () -> Void)?

    /// Words that explain the command.
    open var discoverabilityTitle: String?
    /// What the command carries along.
    open internal(set) var propertyList: Any?
    /// How the command looks and whether it can be chosen.
    open var attributes: UIMenuElement.Attributes = []
    /// Whether the command is ticked.
    open var state: UIMenuElement.State = .off
    /// What the command is done for, while it is being done.
    open private(set) var sender: Any?

    override init(words: Words) {
        super.init(words: words)
    }

    /// Commands are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The words shown.
    open override var title: String {
        get { words.title }
        set { words.title = newValue }
    }
    /// The picture beside the title.
    open override var image: UIImage? {
        get { words.image }
        set { words.image = newValue }
    }

    /// Does the command for `sender`.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let before = self.sender
        defer { self.sender = before }
        self.sender = sender
        perform?()
    }
}
