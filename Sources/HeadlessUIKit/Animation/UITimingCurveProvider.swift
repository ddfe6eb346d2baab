/// Says how fast an animation is at each time.
@MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// What describes it.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; nil where there is none.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil where there is none.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// How far an animation is at each share of its time.
    var curve: TimingCurve {
        if let spring = springTimingParameters { return spring.timing }
        return cubicTimingParameters?.timing ?? .standard
    }
}
