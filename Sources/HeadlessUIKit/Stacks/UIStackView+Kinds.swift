extension UIStackView {
    /// How the views share the room along the axis.
    public enum Distribution: Int, Sendable {
        /// Each has its size; what is left goes to those that have none of their own.
        case fill = 0
        /// All are equally long.
        case fillEqually = 1
        /// Each grows or shrinks as it is long.
        case fillProportionally = 2
        /// Each has its size; what is left goes between them.
        case equalSpacing = 3
        /// Each has its size; the middles are equally far apart.
        case equalCentering = 4
    }

    /// Where the views are across the axis.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill = 0
        /// At the edge where reading starts; in a row, at the top.
        case leading = 1
        /// In a row, with the first lines of text level.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the edge where reading ends; in a row, at the bottom.
        case trailing = 4
        /// In a row, with the last lines of text level.
        case lastBaseline = 5

        /// In a row, at the top.
        public static var top: Alignment { .leading }
        /// In a row, at the bottom.
        public static var bottom: Alignment { .trailing }
    }

    /// The spacing that a view has unless it was given one.
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    /// The spacing that the system would choose.
    public class var spacingUseSystem: CGFloat { 1.175_494_350_822_287_5e-38 }
}
