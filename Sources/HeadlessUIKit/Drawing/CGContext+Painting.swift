extension CGContext {
    /// Fills the path, and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        if !isPathEmpty { record(.fill(userPath, rule)) }
        beginPath()
    }

    /// Draws along the path, and forgets it.
    public func strokePath() {
        if !isPathEmpty { record(.stroke(userPath)) }
        beginPath()
    }

    /// Fills the path or draws along it, and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        if !isPathEmpty {
            switch mode {
            case .fill, .fillStroke: record(.fill(userPath, .winding))
            case .eoFill, .eoFillStroke: record(.fill(userPath, .evenOdd))
            case .stroke: break
            }
            if mode != .fill, mode != .eoFill { record(.stroke(userPath)) }
        }
        beginPath()
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        record(.fill(CGPath(rect: rect, transform: nil), .winding))
    }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Draws along the edge of a rectangle.
    public func stroke(_ rect: CGRect) {
        record(.stroke(CGPath(rect: rect, transform: nil)))
    }

    /// Draws along the edge of a rectangle, with a line of a width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let usual = state.lineWidth
        state.lineWidth = width
        stroke(rect)
        state.lineWidth = usual
    }

    /// Fills an ellipse that fills a rectangle.
    public func fillEllipse(in rect: CGRect) {
        record(.fill(CGPath(ellipseIn: rect, transform: nil), .winding))
    }

    /// Draws along an ellipse that fills a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        record(.stroke(CGPath(ellipseIn: rect, transform: nil)))
    }

    /// Draws a line between each two points.
    public func strokeLineSegments(between points: [CGPoint]) {
        let lines = CGMutablePath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            lines.addLines(between: [points[index], points[index + 1]])
        }
        record(.stroke(lines))
    }

    /// Makes a rectangle empty.
    public func clear(_ rect: CGRect) {
        record(.clear(rect))
    }

    // MARK: Pictures and gradients

    /// Draws a picture into a rectangle, or again and again from there.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let picture = UIImage(cgImage: image)
        guard byTiling else { return record(.image(picture, rect)) }
        let usual = state.fill
        state.fill = .pattern(picture)
        fill(boundingBoxOfClipPath)
        state.fill = usual
    }

    /// Draws colours from one point to another.
    public func drawLinearGradient(
        _ gradient: CGGradient,
        start startPoint: CGPoint,
        end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        record(.linearGradient(gradient, from: startPoint, to: endPoint, options))
    }

    /// Draws colours from one circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient,
        startCenter: CGPoint,
        startRadius: CGFloat,
        endCenter: CGPoint,
        endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let start = Headless.DrawingCommand.Circle(x: startCenter.x, y: startCenter.y, radius: startRadius)
        let end = Headless.DrawingCommand.Circle(x: endCenter.x, y: endCenter.y, radius: endRadius)
        record(.radialGradient(gradient, from: start, to: end, options))
    }

    // MARK: Layers

    /// Lets all up to the end be drawn by itself, then laid over what is below.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        record(.beginLayer)
        saveGState()
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .normal
    }

    /// Lets all up to the end be drawn by itself in a rectangle, then laid over what is below.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Lays what was drawn by itself over what is below.
    public func endTransparencyLayer() {
        restoreGState()
        record(.endLayer)
    }
}
