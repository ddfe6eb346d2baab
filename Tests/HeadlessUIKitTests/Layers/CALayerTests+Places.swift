import Testing

@testable import HeadlessUIKit

extension CALayerTests {
    final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    final class Frame: CALayer {
        var layouts = 0
        override func layoutSublayers() {
            layouts += 1
            for layer in sublayers ?? [] { layer.frame = bounds.insetBy(dx: 2, dy: 2) }
        }
    }

    @Test func `a view has a layer of the class that it names`() throws {
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let layer = try #require(view.layer as? CAGradientLayer)
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        #expect(layer.bounds == view.bounds)
        #expect(layer.delegate === view)
        let context = CGContext(size: view.bounds.size, scale: 1)
        layer.render(in: context)
        guard case .linearGradient(_, let start, let end, _) = context.commands.first?.kind else {
            return #expect(Bool(false))
        }
        #expect(start == CGPoint(x: 5, y: 0) && end == CGPoint(x: 5, y: 10))
    }

    @Test func `a layer of its own class places its sublayers when its size changes`() {
        let frame = Frame()
        let inner = CALayer()
        frame.addSublayer(inner)
        frame.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        Headless.advance(by: 0)
        #expect(inner.frame == CGRect(x: 2, y: 2, width: 6, height: 6))
        let count = frame.layouts
        frame.layoutIfNeeded()
        #expect(frame.layouts == count)
        frame.setNeedsLayout()
        frame.layoutIfNeeded()
        #expect(frame.layouts == count + 1)
    }

    @Test func `a view's layout goes through layoutSublayers(of:)`() {
        let view = GradientView()
        let holder = PlainHolder()
        view.addSubview(holder)
        holder.layoutIfNeeded()
        #expect(holder.layouts == ["views", "layer"])
    }

    final class PlainHolder: UIView {
        var layouts: [String] = []
        override func layoutSublayers(of layer: CALayer) {
            super.layoutSublayers(of: layer)
            layouts.append("layer")
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts.append("views")
        }
    }

    @Test func `points are converted between layers, and the foremost one is hit`() {
        let (outer, left, right) = (CALayer(), CALayer(), CALayer())
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        left.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        right.frame = CGRect(x: 30, y: 10, width: 40, height: 40)
        outer.sublayers = [left, right]
        #expect(left.convert(CGPoint(x: 25, y: 5), to: right) == CGPoint(x: 5, y: 5))
        #expect(left.convert(CGPoint(x: 5, y: 5), from: right) == CGPoint(x: 25, y: 5))
        #expect(outer.hitTest(CGPoint(x: 40, y: 20)) === right)
        left.zPosition = 1
        #expect(outer.hitTest(CGPoint(x: 40, y: 20)) === left)
        left.isHidden = true
        #expect(outer.hitTest(CGPoint(x: 40, y: 20)) === right)
        #expect(outer.hitTest(CGPoint(x: 5, y: 5)) === outer)
        #expect(outer.hitTest(CGPoint(x: 200, y: 5)) == nil)
    }

    @Test func `a layer made from another has its values`() {
        let layer = CAShapeLayer()
        layer.cornerRadius = 4
        layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).cgPath
        let copy = CAShapeLayer(layer: layer)
        #expect(copy.cornerRadius == 4 && copy.path == layer.path)
    }

    @Test func `one layer takes the place of another`() {
        let (outer, old, above, new) = (CALayer(), CALayer(), CALayer(), CALayer())
        outer.sublayers = [old, above]
        outer.replaceSublayer(old, with: new)
        #expect(outer.sublayers == [new, above])
        #expect(old.superlayer == nil)
    }

    @Test func `borders and shadows are black where nothing else is said`() {
        #expect(CALayer().borderColor?.components == [0, 0, 0, 1])
        #expect(CALayer().shadowColor?.components == [0, 0, 0, 1])
        #expect(CALayer().contentsGravity == .resize)
        #expect(CALayer().cornerCurve == .circular)
    }

    @Test func `a part of a shape's line is drawn`() {
        let shape = CAShapeLayer()
        let line = UIBezierPath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        shape.path = line.cgPath
        shape.fillColor = nil
        shape.strokeColor = UIColor.red.cgColor
        shape.strokeStart = 0.2
        shape.strokeEnd = 0.7
        let context = CGContext(size: CGSize(width: 10, height: 10), scale: 1)
        shape.render(in: context)
        guard case .stroke(let part) = context.commands.first?.kind else { return #expect(Bool(false)) }
        #expect(part.boundingBox == CGRect(x: 2, y: 0, width: 5, height: 0))
    }
}
