extension UITextField {
    enum Side {
        case left
        case right
    }

    /// The text or placeholder with the border around it.
    var naturalSize: CGSize {
        let measure = TextMeasure(font: font ?? .systemFont(ofSize: 17))
        let words = hasText ? text : placeholder
        let size = measure.size(of: words ?? "")
        let height = TextMeasure.pixelCeiling(measure.font.lineHeight)
        return CGSize(width: size.width + 2 * sidePadding, height: max(size.height, height) + verticalPadding)
    }

    func roomForText(in bounds: CGRect) -> CGRect {
        var room = bounds.insetBy(dx: sidePadding, dy: 0)
        if isShown(leftViewMode), let leftView {
            room.origin.x += leftView.frame.width
            room.size.width -= leftView.frame.width
        }
        if isShown(rightViewMode), let rightView { room.size.width -= rightView.frame.width }
        return room
    }

    func sideRect(of view: UIView?, at side: Side, in bounds: CGRect) -> CGRect {
        let size = view?.frame.size ?? .zero
        let x = side == .left ? bounds.minX : bounds.maxX - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    func layoutSides() {
        leftView?.isHidden = !isShown(leftViewMode)
        rightView?.isHidden = !isShown(rightViewMode)
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.frame = rightViewRect(forBounds: bounds)
    }

    func exchange(_ old: UIView?, for new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
    }

    func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var sidePadding: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line: 2
        case .bezel, .roundedRect: 7
        }
    }

    private var verticalPadding: CGFloat {
        switch borderStyle {
        case .none, .line: 1
        case .bezel: 7
        case .roundedRect: 13
        }
    }
}
