extension Headless {
    /// One thing that was drawn, with all that decides how it looks.
    public struct DrawingCommand {
        /// What was drawn, where `state.transform` has yet to be applied.
        public enum Kind {
            /// The inside of a path.
            case fill(CGPath, CGPathFillRule)
            /// A line along a path.
            case stroke(CGPath)
            /// An image in a rectangle.
            case image(UIImage, CGRect)
            /// Text in a rectangle.
            case text(NSAttributedString, CGRect)
            /// Colours from one point to another.
            case linearGradient(CGGradient, from: CGPoint, to: CGPoint, CGGradientDrawingOptions)
            /// Colours from one circle to another.
            case radialGradient(CGGradient, from: Circle, to: Circle, CGGradientDrawingOptions)
            /// A rectangle that is empty afterwards.
            case clear(CGRect)
            /// All up to the end is drawn by itself, then laid over what is below, as the state says.
            case beginLayer
            /// Ends what `beginLayer` began.
            case endLayer
        }

        /// A circle.
        public struct Circle: Hashable {
            /// The middle's distance from the left.
            public let x: CGFloat
            /// The middle's distance from the top.
            public let y: CGFloat
            /// The distance from the middle to the edge.
            public let radius: CGFloat
        }

        /// What was drawn.
        public let kind: Kind
        /// All that decides how it looks.
        public let state: DrawingState
    }

    /// What was drawn into an image; nothing for one that was not drawn.
    public static func drawing(of image: UIImage) -> [DrawingCommand] {
        guard case .drawing(let drawing) = image.source.origin else { return [] }
        return drawing.commands
    }
}
