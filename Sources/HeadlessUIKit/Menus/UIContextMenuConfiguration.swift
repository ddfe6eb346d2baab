/// Makes the controller that previews what a menu is about.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu, given what the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The menu that a long press opens.
@MainActor
open class UIContextMenuConfiguration: NSObject {
    /// What tells this configuration from others.
    public let identifier: any NSCopying
    /// What tells the other things that the menu is about too.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// How many things the menu says that it is about; 0 counts them.
    open var badgeCount = 0
    /// In which order elements are shown where the menu opens upward.
    open var preferredMenuElementOrder = ElementOrder.automatic
    private let preview: UIContextMenuContentPreviewProvider?
    private let actions: UIContextMenuActionProvider?

    /// A menu with a preview.
    public init(
        identifier: (any NSCopying)? = nil,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        preview = previewProvider
        actions = actionProvider
        super.init()
    }

    /// The menu that opens.
    var menu: UIMenu? { actions?([]) }
    /// The controller that is shown beside the menu.
    var previewController: UIViewController? { preview?() }
}

extension UIContextMenuConfiguration {
    /// In which order elements are shown where the menu opens upward.
    public enum ElementOrder: Int, Sendable {
        /// As suits the place.
        case automatic = 0
        /// The first is nearest to the finger.
        case priority = 1
        /// The first is at the top.
        case fixed = 2
    }
}
