extension NSAttributedString {
    /// Draws the text from a point, in lines that end only where it says so.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: .zero))
    }

    /// Draws the text into a rectangle, in lines as wide as that.
    public func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.record(.text(NSAttributedString(attributedString: self), rect))
    }
}
