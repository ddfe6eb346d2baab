/// What is behind a view's content, as one value.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    /// The view in place of colour and picture.
    public var customView: UIView?
    /// The colour; nil takes the view's tint.
    public var backgroundColor: UIColor?
    /// Makes the colour that is shown of the one that is given.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// How round the corners are.
    public var cornerRadius: CGFloat = 0
    /// The distances from the view's edges.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the view's layout margins are added to the distances.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// What lies over the colour and changes what is behind.
    public var visualEffect: UIVisualEffect?
    /// The border's colour.
    public var strokeColor: UIColor?
    /// Makes the border's colour that is shown of the one that is given.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The border's width.
    public var strokeWidth: CGFloat = 0
    /// How far the border is outside of the edge.
    public var strokeOutset: CGFloat = 0
    /// A picture over the colour.
    public var image: UIImage?
    /// Where the picture goes when its size is not the view's.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The colour at rest of a ground that follows a cell's state.
    var colorAtRest: UIColor?

    init(backgroundColor: UIColor?) {
        self.backgroundColor = backgroundColor
    }

    /// Whether both are the same.
    public static func == (first: UIBackgroundConfiguration, second: UIBackgroundConfiguration) -> Bool {
        first.backgroundColor == second.backgroundColor && first.cornerRadius == second.cornerRadius
            && first.backgroundInsets == second.backgroundInsets && first.strokeColor == second.strokeColor
            && first.strokeWidth == second.strokeWidth && first.strokeOutset == second.strokeOutset
            && first.image == second.image && first.imageContentMode == second.imageContentMode
            && first.customView === second.customView && first.visualEffect == second.visualEffect
            && first.edgesAddingLayoutMarginsToBackgroundInsets == second.edgesAddingLayoutMarginsToBackgroundInsets
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
