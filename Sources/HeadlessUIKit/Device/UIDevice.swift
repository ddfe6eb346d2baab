/// The device that the app runs on: a phone.
@MainActor
open class UIDevice: NSObject {
    /// The one device.
    open class var current: UIDevice { phone }
    private static let phone = UIDevice()

    var state = State()

    /// What the owner calls the device.
    open var name: String { "iPhone" }
    /// The kind of device.
    open var model: String { "iPhone" }
    /// The kind of device, in the user's language.
    open var localizedModel: String { "iPhone" }
    /// The name of the system.
    open var systemName: String { "iOS" }
    /// The version of the system.
    open var systemVersion: String { "18.0" }
    /// A name for the device that all apps of one maker share; the same on each run here.
    open var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1)) }
    /// The kind of interface that the device has.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
    /// Whether several apps may run at once.
    open var isMultitaskingSupported: Bool { true }

    // MARK: Orientation

    /// How the device is held; unknown until someone asked for notifications, or it was turned.
    open var orientation: UIDeviceOrientation {
        state.hasBeenTurned || isGeneratingDeviceOrientationNotifications ? state.orientation : .unknown
    }
    /// Whether a turn of the device is told of.
    open var isGeneratingDeviceOrientationNotifications: Bool { state.listeners > 0 }

    /// Asks for a notification at each turn; calls count.
    open func beginGeneratingDeviceOrientationNotifications() {
        state.listeners += 1
    }

    /// Takes one such request back.
    open func endGeneratingDeviceOrientationNotifications() {
        state.listeners = max(0, state.listeners - 1)
    }

    // MARK: Battery and proximity

    /// Whether the battery is watched.
    open var isBatteryMonitoringEnabled = false
    /// What the battery does; unknown while it is not watched.
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? state.battery : .unknown }
    /// How full the battery is, from 0 to 1; -1 while it is not watched.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? state.charge : -1 }
    /// Whether the sensor beside the loudspeaker is in use.
    open var isProximityMonitoringEnabled = false
    /// Whether the device is held to the user's face.
    open var proximityState: Bool { isProximityMonitoringEnabled && state.isNearFace }

    /// Clicks as a key of the keyboard does; nothing is heard here.
    open func playInputClick() {}
}

extension UIDevice {
    /// What a battery does.
    public enum BatteryState: Int, Sendable {
        /// Not known.
        case unknown = 0
        /// It empties.
        case unplugged = 1
        /// It fills.
        case charging = 2
        /// It is full, and plugged in.
        case full = 3
    }

    /// How the device is held and powered.
    struct State {
        var orientation = UIDeviceOrientation.portrait
        var hasBeenTurned = false
        var listeners = 0
        var battery = BatteryState.unplugged
        var charge: Float = 1
        var isNearFace = false
    }
}
