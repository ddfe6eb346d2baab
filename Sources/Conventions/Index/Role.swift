/// What a type is among an app's controllers.
enum Role: Hashable, Sendable {
    /// No controller of the app's.
    case other
    /// The class that all screens inherit.
    case base
    /// A controller right under one of UIKit's own.
    case direct
    /// A controller under a class of the app's.
    case screen
}
