extension UIApplication {
    /// Whether touches are for nothing just now.
    public var isIgnoringInteractionEvents: Bool { life.deafness > 0 }

    /// Has touches be for nothing; calls count.
    public func beginIgnoringInteractionEvents() {
        life.deafness += 1
    }

    /// Takes one such call back.
    public func endIgnoringInteractionEvents() {
        life.deafness = max(0, life.deafness - 1)
    }

    /// Asks for the keys of a headset; there is none here.
    public func beginReceivingRemoteControlEvents() {}
    /// Gives the keys of a headset back.
    public func endReceivingRemoteControlEvents() {}
}
