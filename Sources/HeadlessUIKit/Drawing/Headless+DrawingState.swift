extension Headless {
    /// All that decides how something looks that is drawn.
    public struct DrawingState {
        /// What fills or draws a line.
        public enum Paint: Hashable {
            /// A colour.
            case color(CGColor)
            /// An image, again and again.
            case pattern(UIImage)
        }

        /// What may be drawn on.
        public struct Clip {
            /// Its outline, in points of the picture.
            public let path: CGPath
            /// What counts as inside.
            public let rule: CGPathFillRule
        }

        /// A shadow of what is drawn.
        public struct Shadow: Hashable {
            /// How far it falls to the right.
            public let x: CGFloat
            /// How far it falls down.
            public let y: CGFloat
            /// How soft it is.
            public let blur: CGFloat
            /// Its colour.
            public let color: CGColor
        }

        /// What makes a point of the picture out of one of the command.
        public internal(set) var transform = CGAffineTransform.identity
        /// Only what is inside of all of these is drawn.
        public internal(set) var clips: [Clip] = []
        /// What fills.
        public internal(set) var fill = Paint.color(CGColor(gray: 0, alpha: 1))
        /// What draws lines.
        public internal(set) var stroke = Paint.color(CGColor(gray: 0, alpha: 1))
        /// How thick lines are.
        public internal(set) var lineWidth: CGFloat = 1
        /// How the ends of lines look.
        public internal(set) var lineCap = CGLineCap.butt
        /// How the corners of lines look.
        public internal(set) var lineJoin = CGLineJoin.miter
        /// How far a pointed corner may reach, in line widths.
        public internal(set) var miterLimit: CGFloat = 10
        /// How long the pieces and gaps of lines are, in turn; empty for lines without gaps.
        public internal(set) var dashLengths: [CGFloat] = []
        /// Where in the pieces and gaps a line starts.
        public internal(set) var dashPhase: CGFloat = 0
        /// How much of everything can be seen, from 0 to 1.
        public internal(set) var alpha: CGFloat = 1
        /// How colours mix with what is below.
        public internal(set) var blendMode = CGBlendMode.normal
        /// The shadow.
        public internal(set) var shadow: Shadow?

        var flatness: CGFloat = 1
        var interpolationQuality = CGInterpolationQuality.default
        var shouldAntialias = true
    }
}
