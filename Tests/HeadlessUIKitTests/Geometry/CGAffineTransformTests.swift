import HeadlessUIKit
import Testing

@Suite struct CGAffineTransformTests {
    private let point = CGPoint(x: 2, y: 3)

    @Test func `the identity changes nothing`() {
        #expect(point.applying(.identity) == point)
        #expect(CGAffineTransform().isIdentity)
        #expect(!CGAffineTransform(translationX: 1, y: 0).isIdentity)
    }

    @Test func `a quarter turn takes x to y`() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-12)
        #expect(abs(turned.y - 1) < 1e-12)
    }

    @Test func `concatenating does this one's work first`() {
        let movedThenScaled = CGAffineTransform(translationX: 10, y: 0).concatenating(.init(scaleX: 2, y: 2))
        #expect(point.applying(movedThenScaled) == CGPoint(x: 24, y: 6))
    }

    @Test func `translatedBy moves before the work that was there`() {
        let scaled = CGAffineTransform(scaleX: 2, y: 2)
        #expect(point.applying(scaled.translatedBy(x: 10, y: 0)) == CGPoint(x: 24, y: 6))
        #expect(point.applying(scaled.scaledBy(x: 3, y: 1)) == CGPoint(x: 12, y: 6))
        #expect(CGAffineTransform.identity.rotated(by: 1) == CGAffineTransform(rotationAngle: 1))
    }

    @Test func `the inverse undoes the work, and a matrix that nothing undoes stays`() {
        let matrix = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4)
        let back = point.applying(matrix).applying(matrix.inverted())
        #expect(abs(back.x - 2) < 1e-12)
        #expect(abs(back.y - 3) < 1e-12)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func `a rectangle becomes the upright one around its corners`() {
        let turned = CGRect(x: 0, y: 0, width: 4, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 2) < 1e-12)
        #expect(abs(turned.width - 2) < 1e-12)
        #expect(abs(turned.height - 4) < 1e-12)
    }

    @Test func `a size is turned and scaled but not moved`() {
        let matrix = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 5)
        #expect(CGSize(width: 1, height: 1).applying(matrix) == CGSize(width: 2, height: 3))
    }
}
