/// How the ends of a line look.
public enum CGLineCap: Int32, Sendable {
    /// Cut at the end.
    case butt = 0
    /// A half circle beyond the end.
    case round = 1
    /// Half a square beyond the end.
    case square = 2
}
