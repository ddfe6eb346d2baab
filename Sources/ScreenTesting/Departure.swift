/// A way in which a screen leaves for good.
public enum Departure: CaseIterable, Hashable, Sendable {
    /// Popped, as by the back button.
    case popped
    /// Popped together with a screen above it.
    case poppedToRoot
    /// Dismissed.
    case dismissed
    /// Dismissed together with the navigation controller around it.
    case dismissedWithContainer
    /// Taken out of its parent.
    case removedFromParent
    /// Replaced as the root of the window.
    case replacedAsRoot

    /// How a screen must have come, to leave in this way.
    public var presence: Presence {
        switch self {
        case .popped, .poppedToRoot: .pushed
        case .dismissed: .presented
        case .dismissedWithContainer: .presentedInNavigation
        case .removedFromParent: .child
        case .replacedAsRoot: .root
        }
    }
}
