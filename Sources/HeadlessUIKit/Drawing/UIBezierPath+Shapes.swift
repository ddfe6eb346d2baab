extension UIBezierPath {
    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init(steps: PathShapes.rectangle(rect))
    }

    /// An ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(steps: PathShapes.ellipse(in: rect))
    }

    /// A rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            steps: PathShapes.roundedRectangle(rect, radii: CGSize(width: cornerRadius, height: cornerRadius))
        )
    }

    /// A rectangle, some of whose corners are round.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(steps: PathShapes.roundedRectangle(rect, radii: cornerRadii, corners: corners))
    }

    /// An arc of a circle; angles in radians.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The path with the steps that Core Graphics has.
    public convenience init(cgPath CGPath: CGPath) {
        self.init(steps: CGPath.elements)
    }
}
