/// What is behind a view's content, as one value.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    /// The colour; nil takes the view's tint.
    public var backgroundColor: UIColor?
    /// How round the corners are.
    public var cornerRadius: CGFloat = 0
    /// The distances from the view's edges.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The border's colour.
    public var strokeColor: UIColor?
    /// The border's width.
    public var strokeWidth: CGFloat = 0
    /// How far the border is outside of the edge.
    public var strokeOutset: CGFloat = 0
    /// A picture over the colour.
    public var image: UIImage?
    /// Where the picture goes when its size is not the view's.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    init(backgroundColor: UIColor?) {
        self.backgroundColor = backgroundColor
    }

    /// Nothing behind the content.
    public static func clear() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: .clear)
    }

    /// The ground of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: .systemBackground)
    }

    /// The ground of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
    }

    /// Whether both are the same.
    public static func == (first: UIBackgroundConfiguration, second: UIBackgroundConfiguration) -> Bool {
        first.backgroundColor == second.backgroundColor && first.cornerRadius == second.cornerRadius
            && first.backgroundInsets == second.backgroundInsets && first.strokeColor == second.strokeColor
            && first.strokeWidth == second.strokeWidth && first.strokeOutset == second.strokeOutset
            && first.image == second.image && first.imageContentMode == second.imageContentMode
    }

    /// Feeds what tells backgrounds apart to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(backgroundColor)
        hasher.combine(cornerRadius)
        hasher.combine(strokeColor)
        hasher.combine(strokeWidth)
        hasher.combine(image)
    }
}
