/// How far an animation is at each share of its time.
enum TimingCurve: Equatable {
    case cubic(CGPoint, CGPoint)
    case spring(ratio: CGFloat, velocity: CGFloat)

    /// Slow at both ends.
    static let standard = TimingCurve(.easeInOut)

    init(_ curve: UIView.AnimationCurve) {
        switch curve {
        case .easeInOut: self = .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: self = .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: self = .cubic(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: self = .cubic(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
    }

    /// The curve that options name.
    init(_ options: UIView.AnimationOptions) {
        self.init(UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut)
    }

    /// How far it is, from 0 to 1, though a spring may go further, at a share of the time from 0 to 1.
    func value(at time: CGFloat) -> CGFloat {
        guard time > 0, time < 1 else { return min(max(time, 0), 1) }
        switch self {
        case .cubic(let first, let second):
            let curve = Bezier(start: .zero, first: first, second: second, end: CGPoint(x: 1, y: 1))
            // Time grows along the curve, so that halving finds where it is.
            var (low, high): (CGFloat, CGFloat) = (0, 1)
            for _ in 0..<40 {
                let middle = (low + high) / 2
                if curve.point(at: middle).x < time { low = middle } else { high = middle }
            }
            return curve.point(at: low).y
        case .spring(let ratio, let velocity):
            // Stiff enough to rest when the time is over.
            let frequency = 7 / max(min(ratio, 1), 0.05)
            let motion = SpringMotion(
                mass: 1,
                stiffness: frequency * frequency,
                damping: 2 * ratio * frequency,
                velocity: velocity
            )
            return 1 - CGFloat(motion.distance(at: Double(time)))
        }
    }
}
