/// What a pointer does with what is below it.
public enum UIPointerEffect {
    /// What suits it.
    case automatic(UITargetedPreview)
    /// The pointer becomes a ground for it.
    case highlight(UITargetedPreview)
    /// The pointer goes below it, and it is lifted.
    case lift(UITargetedPreview)
    /// The pointer stays above it.
    case hover(
        UITargetedPreview,
        preferredTintMode: TintMode = .overlay,
        prefersShadow: Bool = false,
        prefersScaledContent: Bool = true
    )

    /// Where a tint lies.
    public enum TintMode: Int, Sendable {
        /// Nowhere.
        case none = 0
        /// Above.
        case overlay = 1
        /// Below.
        case underlay = 2
    }

    /// What is below the pointer.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}
