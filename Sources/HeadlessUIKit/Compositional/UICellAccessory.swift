/// What stands at the side of a row of a list.
@MainActor
public struct UICellAccessory {
    /// When it is shown.
    public enum DisplayedState: Hashable, Sendable {
        /// Always.
        case always
        /// While the list is edited.
        case whenEditing
        /// While the list is not edited.
        case whenNotEditing

        func isShown(editing: Bool) -> Bool {
            switch self {
            case .always: true
            case .whenEditing: editing
            case .whenNotEditing: !editing
            }
        }
    }

    /// Which side it is at.
    public enum Placement {
        /// Finds its place among those of its side.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// Where reading starts.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.endIndex })
        /// Where reading ends.
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.endIndex })
    }

    /// How much room it is given.
    public enum LayoutDimension: Hashable, Sendable {
        /// As much as it takes.
        case actual
        /// As much as all of the system's take.
        case standard
        /// So many points.
        case custom(CGFloat)
    }

    /// What it is.
    public enum AccessoryType: Hashable {
        /// A sign that a tap leads on.
        case disclosureIndicator
        /// A tick.
        case checkmark
        /// A button that deletes.
        case delete
        /// A button that puts in.
        case insert
        /// A handle to move the row.
        case reorder
        /// A tick for one of several chosen rows.
        case multiselect
        /// A button that shows what is below.
        case outlineDisclosure
        /// A button with a menu.
        case popUpMenu
        /// Words.
        case label
        /// A button for details.
        case detail
        /// Any view.
        case customView(UIView)
    }

    /// What it is.
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let isLeading: Bool
    var position: Placement.Position = { $0.endIndex }
    var isHidden = false
    var width: LayoutDimension
    var tintColor: UIColor?
    var text: String?
    var menu: UIMenu?
    var maintainsFixedSize = false
    /// Whether a tap anywhere on the row shows what is below.
    var opensByTap = false
    var action: (() -> Void)?

    init(
        _ type: AccessoryType,
        _ displayed: DisplayedState,
        isLeading: Bool = false,
        isHidden: Bool? = nil,
        width: LayoutDimension? = nil,
        tintColor: UIColor? = nil,
        action: (() -> Void)? = nil
    ) {
        accessoryType = type
        self.displayed = displayed
        self.isLeading = isLeading
        self.isHidden = isHidden ?? false
        self.width = width ?? .actual
        self.tintColor = tintColor
        self.action = action
    }
}
