import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct CALayerDisplayTests {
    final class Badge: UIView {
        var color = UIColor.red
        private(set) var rects: [CGRect] = []

        override func draw(_ rect: CGRect) {
            rects.append(rect)
            color.setFill()
            UIBezierPath(ovalIn: rect).fill()
        }
    }

    final class Ring: CALayer {
        override func draw(in ctx: CGContext) {
            ctx.strokeEllipse(in: bounds)
        }
    }

    final class Painter: NSObject, CALayerDelegate {
        var isPainting = false

        func draw(_ layer: CALayer, in ctx: CGContext) {
            isPainting = true
            ctx.fill(layer.bounds)
        }
    }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 10))

    @Test func `a view draws when the turn ends in which it came to a window, once`() {
        window.isHidden = false
        window.addSubview(badge)
        #expect(badge.rects.isEmpty)
        Headless.advance(by: 0)
        #expect(badge.rects == [badge.bounds])
        Headless.advance(by: 1)
        #expect(badge.rects.count == 1)
        #expect(Headless.drawing(of: badge).map(\.state.fill) == [.color(UIColor.red.cgColor)])
    }

    @Test func `a view without a window does not draw by itself`() {
        badge.setNeedsDisplay()
        Headless.advance(by: 0)
        #expect(badge.rects.isEmpty)
        window.isHidden = false
        window.addSubview(badge)
        Headless.advance(by: 0)
        #expect(badge.rects.count == 1)
    }

    @Test func `coming to a window again is no reason to draw`() {
        window.isHidden = false
        window.addSubview(badge)
        Headless.advance(by: 0)
        badge.removeFromSuperview()
        window.addSubview(badge)
        Headless.advance(by: 0)
        #expect(badge.rects.count == 1)
    }

    @Test func `it draws again when that is asked for, however often, once a turn`() {
        window.isHidden = false
        window.addSubview(badge)
        Headless.advance(by: 0)
        badge.color = .blue
        badge.setNeedsDisplay()
        badge.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        Headless.advance(by: 0)
        #expect(badge.rects.count == 2)
        #expect(Headless.drawing(of: badge).map(\.state.fill) == [.color(UIColor.blue.cgColor)])
    }

    @Test(arguments: [UIView.ContentMode.redraw, .scaleToFill])
    func `a new size asks for a drawing only in the mode redraw`(_ mode: UIView.ContentMode) {
        badge.contentMode = mode
        window.isHidden = false
        window.addSubview(badge)
        Headless.advance(by: 0)
        badge.frame.size.width = 50
        Headless.advance(by: 0)
        #expect(badge.rects.count == (mode == .redraw ? 2 : 1))
    }

    @Test func `a layer draws itself, or its delegate does`() {
        let ring = Ring()
        ring.frame = badge.frame
        ring.setNeedsDisplay()
        #expect(ring.needsDisplay())
        ring.displayIfNeeded()
        #expect(!ring.needsDisplay())
        #expect(Headless.drawing(of: ring).count == 1)
        let painter = Painter()
        let layer = CALayer()
        layer.frame = badge.frame
        layer.delegate = painter
        layer.setNeedsDisplay()
        Headless.advance(by: 0)
        #expect(painter.isPainting)
    }

    @Test func `render draws the background, then sublayers by height, then the border`() throws {
        let context = CGContext(size: CGSize(width: 50, height: 50), scale: 1)
        let layer = CALayer()
        layer.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
        layer.backgroundColor = UIColor.white.cgColor
        layer.borderWidth = 2
        let (front, back, hidden) = (CALayer(), CALayer(), CALayer())
        for (sublayer, color) in [(front, UIColor.red), (back, .blue), (hidden, .green)] {
            sublayer.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
            sublayer.backgroundColor = color.cgColor
            layer.addSublayer(sublayer)
        }
        front.zPosition = 1
        hidden.isHidden = true
        layer.render(in: context)
        let fills = context.commands.dropLast().map(\.state.fill)
        #expect(fills == [.color(UIColor.white.cgColor), .color(UIColor.blue.cgColor), .color(UIColor.red.cgColor)])
        #expect(context.commands[1].state.transform == CGAffineTransform(translationX: 1, y: 1))
        guard case .stroke(let edge) = context.commands[3].kind else { return #expect(Bool(false)) }
        #expect(edge.boundingBox == CGRect(x: 1, y: 1, width: 38, height: 38))
    }

    @Test func `masks and bounds clip, a share of opacity makes a layer of its own`() {
        let context = CGContext(size: CGSize(width: 50, height: 50), scale: 1)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: layer.bounds).cgPath
        layer.mask = shape
        layer.masksToBounds = true
        layer.opacity = 0.5
        let sublayer = CALayer()
        sublayer.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
        sublayer.backgroundColor = UIColor.red.cgColor
        layer.addSublayer(sublayer)
        layer.render(in: context)
        #expect(context.commands.count == 3)
        guard case .beginLayer = context.commands[0].kind else { return #expect(Bool(false)) }
        #expect(context.commands[0].state.alpha == 0.5)
        #expect(context.commands[1].state.clips.count == 2)
        #expect(context.commands[1].state.alpha == 1)
    }

    @Test func `a snapshot shows what the view looks like`() throws {
        badge.backgroundColor = .green
        badge.addSubview(UILabel(frame: badge.bounds))
        (badge.subviews.first as? UILabel)?.text = "7"
        let snapshot = try #require(badge.snapshotView(afterScreenUpdates: true))
        #expect(snapshot.bounds.size == badge.bounds.size)
        #expect(Headless.drawing(of: snapshot.layer).count >= 2)
        #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in
            badge.drawHierarchy(in: CGRect(x: 0, y: 0, width: 40, height: 20), afterScreenUpdates: true)
        }
        #expect(Headless.drawing(of: image)[0].state.transform == CGAffineTransform(scaleX: 2, y: 2))
    }
}
