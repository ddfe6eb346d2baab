/// A way in which a screen comes to be shown.
public enum Presence: CaseIterable, Hashable, Sendable {
    /// Pushed on a navigation controller.
    case pushed
    /// Presented over another screen.
    case presented
    /// Presented within a navigation controller of its own.
    case presentedInNavigation
    /// A child of another controller, its view inside the parent's.
    case child
    /// The root of the window.
    case root
}
