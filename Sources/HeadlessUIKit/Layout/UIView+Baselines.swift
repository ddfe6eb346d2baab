extension UIView {
    /// Whether there are lines of text to measure from.
    var showsText: Bool { self is UILabel || (self as? UIButton)?.label != nil || forFirstBaselineLayout !== self }

    /// How far below the top the first and the last line of text stand where the view has a size; else, at the bottom.
    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        (baseline(of: forFirstBaselineLayout, in: size).first, baseline(of: forLastBaselineLayout, in: size).last)
    }

    private func baseline(of view: UIView, in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        guard view === self else {
            let inner = view.baselines(in: view.bounds.size)
            let top = view.convert(CGPoint.zero, to: self).y
            return (top + inner.first, top + inner.last)
        }
        guard let label = self as? UILabel ?? (self as? UIButton)?.label else { return (size.height, size.height) }
        let inset = max(0, size.height - label.intrinsicContentSize.height) / 2
        return (inset + label.font.ascender, size.height - inset + label.font.descender)
    }
}
