extension CALayer {
    /// Draws what layers of a kind show: a shape, a gradient or text.
    func paintOwnContent(in context: CGContext) {
        switch self {
        case let shape as CAShapeLayer: shape.paintShape(in: context)
        case let gradient as CAGradientLayer: gradient.paintGradient(in: context)
        case let text as CATextLayer: text.paintText(in: context)
        default: break
        }
    }
}
