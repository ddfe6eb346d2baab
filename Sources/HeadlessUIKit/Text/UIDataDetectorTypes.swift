/// What is found in a text and made a link.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// Telephone numbers.
    public static var phoneNumber: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 0) }
    /// Links.
    public static var link: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 1) }
    /// Addresses.
    public static var address: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 2) }
    /// Dates.
    public static var calendarEvent: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 3) }
    /// Numbers of parcels.
    public static var shipmentTrackingNumber: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 4) }
    /// Numbers of flights.
    public static var flightNumber: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 5) }
    /// What can be looked up.
    public static var lookupSuggestion: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 6) }
    /// Sums of money.
    public static var money: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 7) }
    /// Physical values.
    public static var physicalValue: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1 << 8) }
    /// All of them.
    public static var all: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: .max) }

    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
