/// One call of `UIView.animate`: what it changed, and who wants to hear of its end.
@MainActor
final class Animation {
    /// What of a view can change little by little.
    enum Property: Hashable {
        case bounds, position, anchorPoint, zPosition, transform
        case opacity, backgroundColor, cornerRadius, borderWidth, borderColor
        case shadowColor, shadowOpacity, shadowOffset, shadowRadius
    }

    /// Whether a change made now belongs to an animation.
    nonisolated(unsafe) private(set) static var isRecording = false
    private static var current: Animation?

    static func record(_ property: Property, of view: UIView) {}
    static func interruptAll(of view: UIView) {}
    static func interruptAll(below view: UIView) {}
}
