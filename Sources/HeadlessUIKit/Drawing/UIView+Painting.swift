extension UIView {
    /// Draws what views of a kind show besides what they draw themselves: a label's text, an image.
    func paintFace(in context: CGContext) {
        layer.paintOwnContent(in: context)
        switch self {
        case let label as UILabel:
            guard let text = label.attributedText, text.length > 0 else { return }
            context.record(.text(text, label.bounds))
        case let picture as UIImageView:
            guard let image = picture.shownImage else { return }
            context.record(.image(image, picture.contentMode.place(of: image.size, in: picture.bounds)))
        default: break
        }
    }
}

extension UIView.ContentMode {
    /// Where content of a size goes in `bounds`.
    func place(of size: CGSize, in bounds: CGRect) -> CGRect {
        let gravity: CALayerContentsGravity =
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            // Core Animation counts upwards: its top is the bottom of a screen.
            case .top: .bottom
            case .bottom: .top
            case .left: .left
            case .right: .right
            case .topLeft: .bottomLeft
            case .topRight: .bottomRight
            case .bottomLeft: .topLeft
            case .bottomRight: .topRight
            }
        return gravity.place(of: size, in: bounds)
    }
}
