extension Headless {
    /// Why a person could not do what a test asked for.
    public enum Obstacle: Hashable, Sendable, CustomStringConvertible {
        /// The view is in no window.
        case notOnScreen
        /// The view, or one that contains it, is hidden.
        case hidden
        /// The view, or one that contains it, is as good as transparent.
        case transparent
        /// The control is disabled.
        case disabled
        /// The view, or one that contains it, takes no touches.
        case ignoresTouches
        /// The view lies outside of what can be seen of the views that contain it.
        case outOfSight
        /// Another view lies on top; its class is named.
        case covered(by: String)
        /// The table or collection lets nothing be selected there.
        case notSelectable
        /// There is no such row, item, segment or action.
        case missing
        /// The field's delegate, or the field itself, refused.
        case refused

        /// The reason, as the end of a sentence about the view.
        public var description: String {
            switch self {
            case .notOnScreen: "is in no window"
            case .hidden: "is hidden"
            case .transparent: "is transparent"
            case .disabled: "is disabled"
            case .ignoresTouches: "takes no touches"
            case .outOfSight: "is out of sight"
            case .covered(let name): "is covered by \(name)"
            case .notSelectable: "cannot be selected"
            case .missing: "does not exist"
            case .refused: "refuses"
            }
        }
    }

    /// What keeps a finger from reaching `view`; nil when nothing does.
    public static func obstacle(to view: UIView) -> Obstacle? {
        switch reach(view) {
        case .success: nil
        case .failure(let barrier): barrier.obstacle
        }
    }
}
