/// How text that was shrunk to fit sits in its box.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that it would have had.
    case alignBaselines = 0
    /// In the middle.
    case alignCenters = 1
    /// At the top left corner.
    case none = 2
}
