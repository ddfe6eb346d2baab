/// Something that knows where it is shown.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// What is known of where this is shown.
    var traitCollection: UITraitCollection { get }

    /// Hears that a trait is another.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
