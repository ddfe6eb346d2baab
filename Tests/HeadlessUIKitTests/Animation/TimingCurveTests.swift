import Testing

@testable import HeadlessUIKit

@Suite struct TimingCurveTests {
    @Test(arguments: [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear])
    func `curves start at 0, end at 1 and grow`(_ curve: UIView.AnimationCurve) {
        let curve = TimingCurve(curve)
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        let values = stride(from: CGFloat(0), through: 1, by: 0.1).map(curve.value(at:))
        #expect(zip(values, values.dropFirst()).allSatisfy(<))
    }

    @Test func `linear is the time, slow at both ends is half in the middle`() {
        #expect(abs(TimingCurve(.linear).value(at: 0.3) - 0.3) < 1e-6)
        #expect(abs(TimingCurve.standard.value(at: 0.5) - 0.5) < 1e-6)
        #expect(TimingCurve(.easeIn).value(at: 0.3) < 0.3)
        #expect(TimingCurve([.curveEaseOut, .autoreverse]) == TimingCurve(.easeOut))
    }

    @Test func `a spring that is slowed little goes beyond its end, another does not`() {
        let times = stride(from: CGFloat(0), through: 1, by: 0.02)
        #expect(times.contains { TimingCurve.spring(ratio: 0.3, velocity: 0).value(at: $0) > 1.05 })
        #expect(!times.contains { TimingCurve.spring(ratio: 1, velocity: 0).value(at: $0) > 1 })
    }

    @Test func `values are mixed part by part`() {
        let rect = LayerValue.rect(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(
            rect.mixed(with: .rect(CGRect(x: 10, y: 20, width: 30, height: 10)), 0.5)
                == .rect(CGRect(x: 5, y: 10, width: 20, height: 10))
        )
        let clear = LayerValue.color(nil).mixed(with: .color(UIColor.red.cgColor), 0.25)
        #expect(clear == .color(UIColor(red: 1, green: 0, blue: 0, alpha: 0.25).cgColor))
    }
}
