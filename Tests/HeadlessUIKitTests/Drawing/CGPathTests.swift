import Testing

@testable import HeadlessUIKit

@Suite struct CGPathTests {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

    @Test func `the box of a curve is tight, and another holds its control points`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.boundingBoxOfPath.maxY.isClose(to: 5))
        #expect(path.boundingBoxOfPath.width == 10)
    }

    @Test func `an ellipse's box is its rectangle`() {
        let rect = CGRect(x: 3, y: 4, width: 20, height: 8)
        let box = CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath
        #expect(box.minX.isClose(to: 3) && box.maxX.isClose(to: 23))
        #expect(box.minY.isClose(to: 4) && box.maxY.isClose(to: 12))
    }

    @Test func `a path without steps has a null box and ends at zero`() {
        #expect(CGMutablePath().boundingBox.isNull)
        #expect(CGMutablePath().isEmpty)
        #expect(CGMutablePath().currentPoint == .zero)
    }

    @Test func `winding and even-odd tell apart what is gone around twice`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 11, y: 5)))
    }

    @Test func `a circle holds what is nearer than its radius`() {
        let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        for angle in stride(from: CGFloat(0), to: 6.28, by: 0.1) {
            #expect(circle.contains(CGPoint(x: 9.9 * cos(angle), y: 9.9 * sin(angle))))
            #expect(!circle.contains(CGPoint(x: 10.1 * cos(angle), y: 10.1 * sin(angle))))
        }
    }

    @Test func `an upright rectangle is one, a circle and a turned square are not`() {
        var rect = CGRect.zero
        #expect(square.isRect(&rect))
        #expect(rect == CGRect(x: 0, y: 0, width: 10, height: 10))
        var turn = CGAffineTransform(rotationAngle: 0.5)
        #expect(square.copy(using: &turn)?.isRect(nil) == false)
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    }

    @Test func `each step is shown with its points`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addCurve(to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
        path.closeSubpath()
        var types: [CGPathElementType] = []
        var last = CGPoint.zero
        path.applyWithBlock { element in
            types.append(element.pointee.type)
            if element.pointee.type == .addCurveToPoint { last = element.pointee.points[2] }
        }
        #expect(types == [.moveToPoint, .addCurveToPoint, .closeSubpath])
        #expect(last == CGPoint(x: 7, y: 8))
    }

    @Test func `equal steps make equal paths, and a copy does not follow the original`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        let copy = path.copy()
        #expect(copy == square)
        path.addLine(to: .zero)
        #expect(copy == square)
        #expect(path != square)
    }

    @Test func `a stroke covers half of its width on each side`() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
        let butt = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(butt.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
        #expect(butt.contains(CGPoint(x: 5, y: 1.9)) && !butt.contains(CGPoint(x: -1, y: 0)))
        let wide = line.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
        #expect(wide.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 4))
    }

    @Test(arguments: [(CGLineJoin.miter, true), (.bevel, false), (.round, false)])
    func `only a miter reaches into the corner`(_ join: CGLineJoin, _ reaches: Bool) {
        let stroke = square.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: join, miterLimit: 10)
        #expect(stroke.contains(CGPoint(x: -0.9, y: -0.9)) == reaches)
        #expect(stroke.contains(CGPoint(x: 10.9, y: 10.9)) == reaches)
        #expect(!stroke.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func `dashes leave gaps`() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
        let dashes = line.copy(dashingWithPhase: 1, lengths: [3, 2])
        let expected = CGMutablePath()
        expected.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 2, y: 0)])
        expected.addLines(between: [CGPoint(x: 4, y: 0), CGPoint(x: 7, y: 0)])
        expected.addLines(between: [CGPoint(x: 9, y: 0), CGPoint(x: 10, y: 0)])
        #expect(dashes == expected)
    }
}

extension CGFloat {
    func isClose(to other: CGFloat) -> Bool { Swift.abs(self - other) < 0.01 }
}

extension CGPoint {
    func isClose(to other: CGPoint) -> Bool { x.isClose(to: other.x) && y.isClose(to: other.y) }
}
