/// A weight on a spring that is pulled one unit away and let go.
struct SpringMotion {
    let mass: CGFloat
    let stiffness: CGFloat
    let damping: CGFloat
    /// How fast it moves towards its rest at the start, in units a second.
    let velocity: CGFloat

    /// How far the weight is from its rest at a time.
    func distance(at time: Double) -> Double {
        let frequency = Double(stiffness / mass).squareRoot()
        let ratio = Double(damping / (2 * (stiffness * mass).squareRoot()))
        let speed = -Double(velocity)
        if ratio < 1 {
            let turning = frequency * (1 - ratio * ratio).squareRoot()
            let decay = exp(-ratio * frequency * time)
            return decay * (cos(turning * time) + (speed + ratio * frequency) / turning * sin(turning * time))
        }
        if ratio == 1 { return exp(-frequency * time) * (1 + (speed + frequency) * time) }
        let root = frequency * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-ratio * frequency + root, -ratio * frequency - root)
        let share = (speed - fast) / (slow - fast)
        return share * exp(slow * time) + (1 - share) * exp(fast * time)
    }

    /// When the weight stays within a thousandth of its rest.
    var settlingTime: Double {
        guard mass > 0, stiffness > 0, damping > 0 else { return .infinity }
        let frequency = Double(stiffness / mass).squareRoot()
        let ratio = Double(damping / (2 * (stiffness * mass).squareRoot()))
        // The slowest part of the motion fades as the power of e with this rate.
        let rate = ratio < 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
        return log(1000) / rate
    }
}
