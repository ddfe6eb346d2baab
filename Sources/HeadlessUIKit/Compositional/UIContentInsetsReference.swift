/// What content keeps away from.
public enum UIContentInsetsReference: Int, Sendable {
    /// What the layout says; the safe area where it says nothing.
    case automatic = 0
    /// Nothing.
    case none = 1
    /// What is outside of the safe area.
    case safeArea = 2
    /// What is outside of the layout margins.
    case layoutMargins = 3
    /// What is outside of a width that reads well.
    case readableContent = 4
}
