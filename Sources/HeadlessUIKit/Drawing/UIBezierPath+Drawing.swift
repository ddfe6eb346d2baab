extension UIBezierPath {
    func fillInside(_ blendMode: CGBlendMode? = nil, _ alpha: CGFloat? = nil) {
        paint(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }

    func strokeAlong(_ blendMode: CGBlendMode? = nil, _ alpha: CGFloat? = nil) {
        paint(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dash.phase, lengths: dash.lengths)
            context.strokePath()
        }
    }

    private func paint(_ blendMode: CGBlendMode?, _ alpha: CGFloat?, _ draw: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if let blendMode { context.setBlendMode(blendMode) }
        if let alpha { context.setAlpha(alpha) }
        context.setFlatness(flatness)
        context.beginPath()
        context.addPath(path)
        draw(context)
        context.restoreGState()
    }
}
