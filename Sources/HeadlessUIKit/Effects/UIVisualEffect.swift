/// Something that changes how what is behind a view looks.
@MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
    /// An effect of nothing.
    public override init() {
        super.init()
    }

    /// Effects are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The same object, as effects do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
