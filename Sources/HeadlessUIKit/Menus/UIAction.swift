/// What an action does when it is chosen.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that can be done, with its words and its code.
@MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// What tells this action from others.
    public let identifier: UIAction.Identifier
    /// Words that explain the action.
    open var discoverabilityTitle: String?
    /// How the action looks and whether it can be chosen.
    open var attributes: UIMenuElement.Attributes
    /// Whether the action is ticked.
    open var state: UIMenuElement.State
    /// What the action is done for, while it is being done.
    open private(set) var sender: Any?
    private let handler: UIActionHandler
    /// The picture while ticked.
    @available(iOS 17.0, *)
    open var selectedImage: UIImage? {
        get { pictureWhileOn }
        set { pictureWhileOn = newValue }
    }
    private var pictureWhileOn: UIImage?

    /// An action; without an identifier it gets one of its own.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(words: Words(title: title, subtitle: subtitle, image: image))
    }

    /// Actions are not read from archives here.
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

    /// An action of the same words, identifier and handler.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UIAction(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state,
            handler: handler
        )
    }

    /// Does the action for `sender`.
    open func performWithSender(_ sender: Any?, target: Any?) {
        perform(for: sender)
    }
}

extension UIAction {
    /// What tells one action from others.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier's text.
        public var rawValue: String

        /// Makes an identifier of a text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier of a text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Does the action for `sender`.
    func perform(for sender: Any?) {
        let before = self.sender
        self.sender = sender
        handler(self)
        self.sender = before
    }
}
