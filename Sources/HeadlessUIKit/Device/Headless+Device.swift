extension Headless {
    /// Turns the device; what is on the screen turns with it where its controller supports that.
    public static func turnDevice(to orientation: UIDeviceOrientation) {
        let device = UIDevice.current
        device.state.hasBeenTurned = true
        guard orientation != device.state.orientation else { return }
        device.state.orientation = orientation
        if device.isGeneratingDeviceOrientationNotifications {
            post(UIDevice.orientationDidChangeNotification, of: device)
        }
        if let followed = UIInterfaceOrientation(following: orientation) {
            for scene in UIApplication.shared.windowScenes { scene.turn(to: followed) }
        }
        UIWindow.layoutAll()
    }

    /// Says how full the device's battery is, from 0 to 1, and what it does.
    public static func setBattery(level: Float, state: UIDevice.BatteryState) {
        let device = UIDevice.current
        let (formerLevel, formerState) = (device.batteryLevel, device.batteryState)
        device.state.charge = min(max(level, 0), 1)
        device.state.battery = state
        if device.batteryLevel != formerLevel { post(UIDevice.batteryLevelDidChangeNotification, of: device) }
        if device.batteryState != formerState { post(UIDevice.batteryStateDidChangeNotification, of: device) }
    }

    /// Holds the device to the user's face, or takes it away.
    public static func holdDevice(toFace isNear: Bool) {
        let device = UIDevice.current
        let former = device.proximityState
        device.state.isNearFace = isNear
        if device.proximityState != former { post(UIDevice.proximityStateDidChangeNotification, of: device) }
    }

    private static func post(_ name: NSNotification.Name, of device: UIDevice) {
        NotificationCenter.default.post(name: name, object: device)
    }
}

extension UIInterfaceOrientation {
    /// The way up of an interface that follows the device; nil where it stays as it is.
    init?(following orientation: UIDeviceOrientation) {
        switch orientation {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeRight
        case .landscapeRight: self = .landscapeLeft
        case .unknown, .faceUp, .faceDown: return nil
        }
    }

    /// This way up as a set of one.
    var mask: UIInterfaceOrientationMask {
        self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
    }
}
