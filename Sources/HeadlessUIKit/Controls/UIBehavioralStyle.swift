/// As on which machine a control behaves.
public enum UIBehavioralStyle: UInt, Sendable {
    /// As suits where it is.
    case automatic = 0
    /// As on a tablet.
    case pad = 1
    /// As on a Mac.
    case mac = 2
}
