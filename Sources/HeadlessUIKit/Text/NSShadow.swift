/// The shadow of letters.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    /// How far the shadow falls.
    open var shadowOffset = CGSize.zero
    /// How soft the shadow is; 0 for sharp.
    open var shadowBlurRadius: CGFloat = 0
    /// The shadow's colour, a `UIColor`; nil for none.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// A shadow that falls nowhere.
    public override init() {
        super.init()
    }

    /// Shadows are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// An equal shadow.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Whether `object` is an equal shadow.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
            && other.shadowColor as? UIColor == shadowColor as? UIColor
    }

    /// Equal for equal shadows.
    open override var hash: Int { shadowBlurRadius.hashValue }
}
