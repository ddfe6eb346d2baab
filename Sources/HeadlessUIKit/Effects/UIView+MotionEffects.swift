extension UIView {
    /// What changes the view as the device is tilted.
    public var motionEffects: [UIMotionEffect] {
        get { core.motionEffects }
        set { core.motionEffects = newValue }
    }

    /// Lets an effect change the view as the device is tilted.
    public func addMotionEffect(_ effect: UIMotionEffect) {
        core.motionEffects.append(effect)
    }

    /// Takes an effect away.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        core.motionEffects.removeAll { $0 === effect }
    }
}
