/// Several changes of a view as the device is tilted.
@MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The changes.
    open var motionEffects: [UIMotionEffect]?

    /// What all of them change.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        motionEffects?
            .compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
            .reduce(into: [:]) { $0.merge($1) { _, later in later } }
    }
}
