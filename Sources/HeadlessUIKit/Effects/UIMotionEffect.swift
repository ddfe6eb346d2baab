/// Changes a view as the device is tilted.
@MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying {
    /// An effect of nothing.
    public override init() {
        super.init()
    }

    /// Effects are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// What is added to which values of the view, where the device is tilted by an offset from -1 to 1.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// An effect with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
