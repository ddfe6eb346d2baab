extension UITableView {
    /// How a table looks.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers stay at the top.
        case plain = 0
        /// Sections set apart.
        case grouped = 1
        /// Sections set apart, away from the edges.
        case insetGrouped = 2
    }

    /// Where a row comes to rest when the table scrolls to it.
    public enum ScrollPosition: Int, Sendable {
        /// Where it is next in sight.
        case none = 0
        /// At the top.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade = 0
        /// From or to the right.
        case right = 1
        /// From or to the left.
        case left = 2
        /// From or to the top.
        case top = 3
        /// From or to the bottom.
        case bottom = 4
        /// At once.
        case none = 5
        /// From or to the middle.
        case middle = 6
        /// As the table sees fit.
        case automatic = 100
    }

    /// What the separators' insets are measured from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The cell's edges.
        case fromCellEdges = 0
        /// The insets that the table gives by itself.
        case fromAutomaticInsets = 1
    }

    /// Whether cells that want another height get it by themselves.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// No.
        case disabled = 0
        /// When they say so.
        case enabled = 1
        /// When they say so, or their constraints do.
        case enabledIncludingConstraints = 2
    }

    /// A height that follows from the content.
    public class var automaticDimension: CGFloat { -1 }
    /// The word of the index at the side that leads to the search bar.
    public class var indexSearch: String { "{search}" }
    /// Is posted when the chosen rows are others.
    public class var selectionDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITableViewSelectionDidChangeNotification")
    }
}
