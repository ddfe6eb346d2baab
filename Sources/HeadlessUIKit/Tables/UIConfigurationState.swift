/// What content may depend on.
public protocol UIConfigurationState {
    /// A state at rest.
    init(traitCollection: UITraitCollection)
    /// The traits of where the content is shown.
    var traitCollection: UITraitCollection { get set }
    /// Something of one's own.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
