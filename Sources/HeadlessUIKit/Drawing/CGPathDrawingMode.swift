/// Whether a path is filled, drawn along, or both.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Filled by winding.
    case fill = 0
    /// Filled where it is crossed an odd number of times.
    case eoFill = 1
    /// Drawn along.
    case stroke = 2
    /// Filled by winding, then drawn along.
    case fillStroke = 3
    /// Filled where it is crossed an odd number of times, then drawn along.
    case eoFillStroke = 4
}
