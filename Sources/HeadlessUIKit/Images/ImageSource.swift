/// Where an image comes from, and what was asked to be done to it.
package struct ImageSource: Hashable, Sendable {
    /// Where the picture itself is found.
    package enum Origin: Hashable, Sendable {
        /// There is no picture.
        case none
        /// A name in a bundle or a nib.
        case named(String)
        /// A system symbol.
        case symbol(String)
        /// The picture's file as it was read.
        case data(Data)
        /// What was drawn.
        case drawing(Drawing)
    }

    /// Where the picture itself is found.
    package var origin = Origin.none
    /// The size in points.
    package var size = CGSize.zero
    /// Pixels per point.
    package var scale: CGFloat = 1
    /// Whether the picture or only its shape is drawn.
    package var renderingMode = UIImage.RenderingMode.automatic
    /// The colour that the shape was asked to have.
    package var tintColor: UIColor?

    /// How the pixels are turned.
    package var orientation = UIImage.Orientation.up

    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var symbol = SymbolValues()
    var alignmentInsets = UIEdgeInsets.zero
    /// How far the baseline is from the bottom; nil for an image without one.
    var baseline: CGFloat?
    var flipsForRightToLeft = false
    /// The images of an animation, in order.
    var frames: [UIImage]?
    /// How long one round of an animation lasts.
    var duration: TimeInterval = 0
    /// What the image suits.
    var traits: UITraitCollection?

    /// Whether both are the same picture with the same done to it.
    package static func == (first: ImageSource, second: ImageSource) -> Bool {
        first.origin == second.origin && first.size == second.size && first.scale == second.scale
            && first.renderingMode == second.renderingMode && first.tintColor == second.tintColor
            && first.capInsets == second.capInsets && first.resizingMode == second.resizingMode
            && first.symbol == second.symbol && first.orientation == second.orientation
            && first.alignmentInsets == second.alignmentInsets && first.baseline == second.baseline
            && first.flipsForRightToLeft == second.flipsForRightToLeft && first.frames == second.frames
            && first.duration == second.duration && first.traits == second.traits
    }

    /// Feeds what tells images apart to `hasher`.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(origin)
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(renderingMode)
    }
}
