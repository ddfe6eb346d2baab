import Testing

@testable import HeadlessUIKit

@Suite struct CGMutablePathTests {
    let path = CGMutablePath()

    @Test func `a line needs a start`() {
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.isEmpty)
    }

    @Test func `after a part is closed, lines go on from where it started`() {
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 1))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 1, y: 9))
        #expect(path.currentPoint == CGPoint(x: 1, y: 9))
        #expect(path.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 4, height: 8))
    }

    @Test func `an arc is joined by a line to what came before`() {
        path.move(to: .zero)
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 8, y: 8)))
        #expect(path.currentPoint.isClose(to: CGPoint(x: 0, y: 10)))
    }

    @Test func `the other way around an arc covers the rest`() {
        path.move(to: .zero)
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
        #expect(path.contains(CGPoint(x: -5, y: -5)))
    }

    @Test(arguments: [true, false])
    func `an arc of a whole turn is a circle in either direction`(_ clockwise: Bool) {
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
        #expect(path.boundingBoxOfPath.width.isClose(to: 20))
        #expect(path.contains(CGPoint(x: -5, y: 5)) && path.contains(CGPoint(x: -5, y: -5)))
    }

    @Test func `an arc between tangents rounds a corner`() {
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(path.currentPoint.isClose(to: CGPoint(x: 10, y: 4)))
        #expect(path.boundingBoxOfPath.maxX.isClose(to: 10))
        #expect(path.elements.polylines[0].points[1].isClose(to: CGPoint(x: 6, y: 0)))
    }

    @Test func `round corners are cut to half of the rectangle`() {
        path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 50, cornerHeight: 50)
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 10, y: 1)))
    }

    @Test func `a transform changes what is added`() {
        path.addRect(
            CGRect(x: 0, y: 0, width: 2, height: 2),
            transform: CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 2)
        )
        #expect(path.boundingBox == CGRect(x: 5, y: 6, width: 4, height: 4))
    }
}
