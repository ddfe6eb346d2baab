/// A class whose instances can be given looks all at once, as they join a window.
@MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Stands for all instances.
    static func appearance() -> Self
    /// Stands for all instances in an instance of the first class, in one of the second, and so on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// Stands for all instances where these traits hold.
    static func appearance(for trait: UITraitCollection) -> Self
    /// Stands for all instances where these traits hold, in instances of these classes.
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}
