extension UIImage {
    /// Whether an image's picture or only its shape is drawn.
    public enum RenderingMode: Int, Sendable {
        /// As the place where it is used sees fit.
        case automatic = 0
        /// The picture.
        case alwaysOriginal = 1
        /// The shape, in the tint colour.
        case alwaysTemplate = 2
    }

    /// How a stretched image's middle is filled.
    public enum ResizingMode: Int, Sendable {
        /// By repeating it.
        case tile = 0
        /// By widening it.
        case stretch = 1
    }

    /// How an image's pixels are turned.
    public enum Orientation: Int, Sendable {
        /// Upright.
        case up = 0
        /// Half a turn.
        case down = 1
        /// A quarter turn to the left.
        case left = 2
        /// A quarter turn to the right.
        case right = 3
        /// Upright, as in a mirror.
        case upMirrored = 4
        /// Half a turn, as in a mirror.
        case downMirrored = 5
        /// A quarter turn to the left, as in a mirror.
        case leftMirrored = 6
        /// A quarter turn to the right, as in a mirror.
        case rightMirrored = 7
    }

    /// How heavy a symbol's strokes are.
    public enum SymbolWeight: Int, Sendable {
        /// Left open.
        case unspecified = 0
        /// The lightest.
        case ultraLight = 1
        /// Very light.
        case thin = 2
        /// Light.
        case light = 3
        /// As running text.
        case regular = 4
        /// A little heavier.
        case medium = 5
        /// Between medium and bold.
        case semibold = 6
        /// Bold.
        case bold = 7
        /// Heavier than bold.
        case heavy = 8
        /// The heaviest.
        case black = 9
    }

    /// How large a symbol is beside its font.
    public enum SymbolScale: Int, Sendable {
        /// As the place where it is used sees fit.
        case `default` = -1
        /// Left open.
        case unspecified = 0
        /// Smaller than the font.
        case small = 1
        /// As the font.
        case medium = 2
        /// Larger than the font.
        case large = 3
    }
}
