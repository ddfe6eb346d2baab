extension UITableViewCell {
    /// Which labels a cell has and where.
    public enum CellStyle: Int, Sendable {
        /// One label.
        case `default` = 0
        /// A label at the left and one at the right.
        case value1 = 1
        /// A short label at the left and one beside it.
        case value2 = 2
        /// A label and a smaller one below.
        case subtitle = 3
    }

    /// How a cell between others is set off.
    public enum SeparatorStyle: Int, Sendable {
        /// Not at all.
        case none = 0
        /// By a line.
        case singleLine = 1
        /// By a line that looks carved.
        @available(iOS, introduced: 2.0, deprecated: 11.0)
        case singleLineEtched = 2
    }

    /// How a chosen cell looks.
    public enum SelectionStyle: Int, Sendable {
        /// Like any other.
        case none = 0
        /// As by default.
        case blue = 1
        /// Grey.
        case gray = 2
        /// As the system's cells do.
        case `default` = 3
    }

    /// What can be done to a row while the table is edited.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// It can be deleted.
        case delete = 1
        /// A new one can be put in.
        case insert = 2
    }

    /// What stands at the end of a cell.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A sign that a tap leads on.
        case disclosureIndicator = 1
        /// A button for details and a sign that a tap leads on.
        case detailDisclosureButton = 2
        /// A tick.
        case checkmark = 3
        /// A button for details.
        case detailButton = 4

        /// The room that it takes.
        var width: CGFloat {
            switch self {
            case .none: 0
            case .disclosureIndicator: 34
            case .detailDisclosureButton: 66
            case .checkmark: 40
            case .detailButton: 48
            }
        }

        /// Whether there is a button to tap.
        var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }
    }

    /// What a cell shows beyond its content.
    public struct StateMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The control for editing.
        public static var showingEditControl: StateMask { StateMask(rawValue: 1 << 0) }
        /// The button that confirms deleting.
        public static var showingDeleteConfirmation: StateMask { StateMask(rawValue: 1 << 1) }
    }

    /// How a cell looks when focused.
    public enum FocusStyle: Int, Sendable {
        /// As the system's cells do.
        case `default` = 0
        /// As the cell itself sees to.
        case custom = 1
    }

    /// How far a drag of a cell has come.
    public enum DragState: Int, Sendable {
        /// There is none.
        case none = 0
        /// The cell is being lifted.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }

    /// Sets a cell's configurations whenever its state is another.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
}
