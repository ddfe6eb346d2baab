import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct CALayerTests {
    @Test func `a new layer has Core Animation's defaults`() {
        let layer = CALayer()
        #expect(layer.opacity == 1)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(!layer.masksToBounds)
        #expect(layer.cornerRadius == 0)
        #expect(layer.shadowOpacity == 0)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.shadowRadius == 3)
        #expect(layer.maskedCorners.rawValue == 15)
        #expect(layer.sublayers == nil)
    }

    @Test func `the anchor point decides what of the frame stays at the position`() {
        let layer = CALayer()
        layer.anchorPoint = .zero
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(layer.position == CGPoint(x: 10, y: 20))
        layer.anchorPoint = CGPoint(x: 1, y: 1)
        #expect(layer.frame == CGRect(x: -20, y: -20, width: 30, height: 40))
    }

    @Test func `sublayers go in by place, below and above`() {
        let outer = CALayer()
        let layers = ["a", "b", "c", "d", "e"].map { name in
            let layer = CALayer()
            layer.name = name
            return layer
        }
        outer.addSublayer(layers[0])
        outer.insertSublayer(layers[1], at: 0)
        outer.insertSublayer(layers[2], below: layers[0])
        outer.insertSublayer(layers[3], above: layers[1])
        outer.insertSublayer(layers[4], at: 99)
        #expect(outer.sublayers?.compactMap(\.name) == ["b", "d", "c", "a", "e"])
        layers[2].removeFromSuperlayer()
        #expect(layers[2].superlayer == nil)
        outer.sublayers = [layers[2]]
        #expect(outer.sublayers == [layers[2]])
        #expect(layers[0].superlayer == nil)
    }

    @Test func `a layer keeps no view alive`() {
        weak var freed: UIView?
        let layer: CALayer
        do {
            let view = UIView()
            freed = view
            layer = view.layer
        }
        #expect(freed == nil)
        #expect(layer.view == nil)
    }
}
