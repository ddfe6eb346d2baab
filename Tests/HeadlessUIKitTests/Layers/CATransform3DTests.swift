import Testing

@testable import HeadlessUIKit

@Suite struct CATransform3DTests {
    @Test func `a turn in the plane is that of the plane's matrix`() {
        let turn = CATransform3DMakeRotation(0.7, 0, 0, 1)
        #expect(CATransform3DIsAffine(turn))
        let plane = CGAffineTransform(rotationAngle: 0.7)
        #expect(CATransform3DGetAffineTransform(turn).isClose(to: plane))
    }

    @Test func `what is scaled first and moved then is moved by whole lengths`() {
        let moved = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 2, 1)
        #expect(moved.m41 == 10 && moved.m11 == 2)
        let scaled = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0)
        #expect(scaled.m41 == 20)
        let plane = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
        #expect(CATransform3DGetAffineTransform(scaled) == plane)
    }

    @Test func `a matrix and its inverse change nothing`() {
        var matrix = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 1, 1, 2, 3)
        matrix.m34 = -1 / 500
        let both = CATransform3DConcat(matrix, CATransform3DInvert(matrix))
        #expect(zip(both.rows, CATransform3DIdentity.rows).allSatisfy { abs($0 - $1) < 1e-9 })
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DInvert(flat) == flat)
        #expect(!CATransform3DIsAffine(matrix))
    }

    @Test func `a new matrix is all zeros, not the identity`() {
        #expect(CATransform3D().m11 == 0)
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    }

    @Test @MainActor func `a view's matrices are those of its layer`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform3D = CATransform3DMakeScale(2, 2, 1)
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(view.frame == CGRect(x: -5, y: -5, width: 20, height: 20))
        view.transform = .identity
        #expect(CATransform3DIsIdentity(view.layer.transform))
    }
}

extension CGAffineTransform {
    func isClose(to other: CGAffineTransform) -> Bool {
        zip([a, b, c, d, tx, ty], [other.a, other.b, other.c, other.d, other.tx, other.ty])
            .allSatisfy { $0.isClose(to: $1) }
    }
}
