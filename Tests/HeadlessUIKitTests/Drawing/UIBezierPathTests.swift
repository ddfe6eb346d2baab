import Testing

@testable import HeadlessUIKit

@Suite struct UIBezierPathTests {
    @Test func `with the clock a quarter turn goes down`() {
        let path = UIBezierPath(
            arcCenter: .zero,
            radius: 10,
            startAngle: 0,
            endAngle: .pi / 2,
            clockwise: true
        )
        #expect(path.currentPoint.isClose(to: CGPoint(x: 0, y: 10)))
        #expect(path.bounds.minX >= -0.01)
        let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(other.bounds.minX < -9)
    }

    @Test func `bounds hold control points`() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 9, y: 0), controlPoint1: CGPoint(x: 0, y: 6), controlPoint2: CGPoint(x: 9, y: 6))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 9, height: 6))
    }

    @Test func `a point in an open part is not contained`() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        #expect(!path.contains(CGPoint(x: 8, y: 2)))
        path.close()
        #expect(path.contains(CGPoint(x: 8, y: 2)))
    }

    @Test func `a circle of one arc contains its middle though it was not closed`() {
        let path = UIBezierPath(arcCenter: .zero, radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        #expect(path.contains(.zero))
        #expect(!path.contains(CGPoint(x: 5.1, y: 0)))
    }

    @Test func `the even-odd rule is the path's own`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func `only the corners that were asked for are round`() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20),
            byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 6, height: 6)
        )
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(!path.contains(CGPoint(x: 19.5, y: 19.5)))
        #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 0.5, y: 19.5)))
    }

    @Test func `reversed, a path starts where it ended and encloses the same`() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 0, y: 10), controlPoint: CGPoint(x: 10, y: 10))
        let back = path.reversing()
        #expect(back.currentPoint == .zero)
        #expect(back.reversing().cgPath == path.cgPath)
        path.close()
        #expect(path.reversing().contains(CGPoint(x: 3, y: 3)))
    }

    @Test func `a matrix changes all points, removal leaves none`() {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.apply(CGAffineTransform(translationX: 5, y: 5))
        #expect(path.contains(CGPoint(x: 14, y: 10)) && !path.contains(CGPoint(x: 2, y: 5)))
        path.removeAllPoints()
        #expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero)
    }

    @Test func `a copy has the looks and does not follow`() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        path.lineWidth = 3
        path.setLineDash([4, 2], count: 2, phase: 1)
        let copy = try #require(path.copy() as? UIBezierPath)
        path.lineWidth = 5
        path.move(to: CGPoint(x: 9, y: 9))
        var lengths: [CGFloat] = [0, 0]
        var count = 0
        var phase: CGFloat = 0
        copy.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(copy.lineWidth == 3 && lengths == [4, 2] && count == 2 && phase == 1)
        #expect(copy.currentPoint == .zero)
    }

    @Test func `lines that no context takes go nowhere`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        path.fill()
        path.stroke()
        path.addClip()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}
