/// Blurs what is behind a view.
@MainActor
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    let style: Style

    /// A blur of a style.
    public init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }

    /// Effects are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Whether `object` is a blur of the same style.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect)?.style == style
    }

    /// Equal for equal blurs.
    open override var hash: Int { style.hashValue }

    /// The style.
    open override var description: String { "<UIBlurEffect style=\(style)>" }
}
