// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle, covering what is below.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    paint(blendMode) { $0.fill(rect) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a frame of one point just inside of a rectangle, covering what is below.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a frame of one point just inside of a rectangle.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    paint(blendMode) { context in
        context.beginPath()
        context.addRect(rect)
        context.addRect(rect.insetBy(dx: 1, dy: 1))
        context.fillPath(using: .evenOdd)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets only a rectangle be drawn on.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

private func paint(_ blendMode: CGBlendMode, _ draw: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let usual = context.state.blendMode
    context.setBlendMode(blendMode)
    draw(context)
    context.setBlendMode(usual)
}
