/// A kind of trait.
@available(iOS 17.0, *)
public protocol UITraitDefinition {
    /// What says how the trait is.
    associatedtype Value

    /// How the trait is where nothing is said.
    static var defaultValue: Value { get }
    /// A name for people.
    static var name: String { get }
    /// A name that no other trait has.
    static var identifier: String { get }
    /// Whether colours may depend on the trait.
    static var affectsColorAppearance: Bool { get }
}

@available(iOS 17.0, *)
extension UITraitDefinition {
    /// The type's name.
    public static var name: String { String(describing: self) }
    /// The type's name with its module.
    public static var identifier: String { String(reflecting: self) }
    /// Colours do not depend on the trait.
    public static var affectsColorAppearance: Bool { false }
}

/// A kind of trait, as a value.
@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type
