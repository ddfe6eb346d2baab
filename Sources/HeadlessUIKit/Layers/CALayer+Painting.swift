extension CALayer {
    /// Draws the layer and those below, in the layer's own coordinates.
    func paint(in context: CGContext) {
        guard !isHidden, opacity > 0 else { return }
        displayIfNeeded()
        context.saveGState()
        let isTranslucent = opacity < 1
        if isTranslucent {
            context.setAlpha(context.state.alpha * CGFloat(opacity))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        if let mask { context.clip(toShapeOf: mask) }
        paintGround(in: context)
        context.saveGState()
        if masksToBounds { context.clip(to: outline) }
        paintContents(in: context)
        for layer in layersFromBack { layer.paintAbove(in: context) }
        context.restoreGState()
        paintBorder(in: context)
        if isTranslucent { context.endTransparencyLayer() }
        context.restoreGState()
    }

    /// Draws the layer in the coordinates of the layer above.
    func paintAbove(in context: CGContext) {
        context.saveGState()
        context.concatenate(toSuperlayer)
        render(in: context)
        context.restoreGState()
    }

    /// The edge of the bounds, with its round corners.
    var outline: CGPath {
        var corners: UIRectCorner = []
        if maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
        if maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
        if maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
        if maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
        let radii = CGSize(width: cornerRadius, height: cornerRadius)
        return CGPath(elements: PathShapes.roundedRectangle(bounds, radii: radii, corners: corners))
    }

    private func paintGround(in context: CGContext) {
        guard let backgroundColor, backgroundColor.alpha > 0 else { return }
        context.saveGState()
        if shadowOpacity > 0, let shadowColor {
            let color = shadowColor.copy(alpha: shadowColor.alpha * CGFloat(shadowOpacity))
            context.setShadow(offset: shadowOffset, blur: shadowRadius * 2, color: color)
        }
        context.setFillColor(backgroundColor)
        context.beginPath()
        context.addPath(outline)
        context.fillPath()
        context.restoreGState()
    }

    private func paintContents(in context: CGContext) {
        if let picture = contents as? CGImage {
            let size = CGSize(
                width: CGFloat(picture.width) / contentsScale,
                height: CGFloat(picture.height) / contentsScale
            )
            context.draw(picture, in: contentsGravity.place(of: size, in: bounds))
        }
        guard let view else { return paintOwnContent(in: context) }
        // All of this stays on the main thread.
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated { view.paintFace(in: context) }
    }

    private func paintBorder(in context: CGContext) {
        guard borderWidth > 0, let borderColor else { return }
        context.saveGState()
        context.setStrokeColor(borderColor)
        context.setLineWidth(borderWidth)
        let inner = bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
        let radius = max(0, cornerRadius - borderWidth / 2)
        context.beginPath()
        context.addPath(
            CGPath(roundedRect: inner, cornerWidth: radius, cornerHeight: radius, transform: nil)
        )
        context.strokePath()
        context.restoreGState()
    }
}

extension CGContext {
    fileprivate func clip(to path: CGPath) {
        beginPath()
        addPath(path)
        clip()
    }

    /// Lets only the shape of a mask be drawn on: its path where it has one, otherwise its outline.
    fileprivate func clip(toShapeOf mask: CALayer) {
        var transform = mask.toSuperlayer
        let shape = (mask as? CAShapeLayer)?.path ?? mask.outline
        beginPath()
        if let path = shape.copy(using: &transform) { addPath(path) }
        clip(using: (mask as? CAShapeLayer)?.fillRule == .evenOdd ? .evenOdd : .winding)
    }
}

extension CALayerContentsGravity {
    /// Where a picture of a size goes in `bounds`.
    func place(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        switch self {
        case .resizeAspect, .resizeAspectFill:
            let scales = [bounds.width / size.width, bounds.height / size.height].sorted()
            let scale = self == .resizeAspect ? scales[0] : scales[1]
            let scaled = CGSize(width: size.width * scale, height: size.height * scale)
            return place(scaled, across: 0.5, down: 0.5, in: bounds)
        case .center: return place(size, across: 0.5, down: 0.5, in: bounds)
        // Core Animation counts upwards: its top is the bottom of a screen.
        case .top: return place(size, across: 0.5, down: 1, in: bounds)
        case .bottom: return place(size, across: 0.5, down: 0, in: bounds)
        case .left: return place(size, across: 0, down: 0.5, in: bounds)
        case .right: return place(size, across: 1, down: 0.5, in: bounds)
        case .topLeft: return place(size, across: 0, down: 1, in: bounds)
        case .topRight: return place(size, across: 1, down: 1, in: bounds)
        case .bottomLeft: return place(size, across: 0, down: 0, in: bounds)
        case .bottomRight: return place(size, across: 1, down: 0, in: bounds)
        default: return bounds
        }
    }

    private func place(_ size: CGSize, across: CGFloat, down: CGFloat, in bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * across,
            y: bounds.minY + (bounds.height - size.height) * down,
            width: size.width,
            height: size.height
        )
    }
}
