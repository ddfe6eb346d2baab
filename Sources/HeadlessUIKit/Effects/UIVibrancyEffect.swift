/// Lets content take colours from what is blurred behind it.
@MainActor
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    let blur: UIBlurEffect?
    let style: UIVibrancyEffectStyle?

    private init(over blur: UIBlurEffect, as style: UIVibrancyEffectStyle?) {
        self.blur = blur
        self.style = style
        super.init()
    }

    /// Vibrancy over a blur.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(over: blurEffect, as: nil)
    }

    /// Vibrancy over a blur, for content of a kind.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(over: blurEffect, as: style)
    }

    /// Effects are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Whether `object` is the same vibrancy over an equal blur.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.blur == blur && other.style == style
    }

    /// Equal for equal effects.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(blur)
        hasher.combine(style)
        return hasher.finalize()
    }
}
