/// Makes the controller that previews what a menu is about.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu, given what the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The menu that a long press opens.
@MainActor
open class UIContextMenuConfiguration: NSObject {
    /// What tells this configuration from others.
    public let identifier: any NSCopying
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
