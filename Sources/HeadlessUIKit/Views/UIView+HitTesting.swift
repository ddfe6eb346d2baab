extension UIView {
    func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, Float(alpha) >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let view = subview.hitTest(convert(point, to: subview), with: event) { return view }
        }
        return self
    }
}
