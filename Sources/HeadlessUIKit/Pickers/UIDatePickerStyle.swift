/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    /// As suits its mode.
    case automatic = 0
    /// As wheels.
    case wheels = 1
    /// As a button that opens a calendar.
    case compact = 2
    /// As a calendar in place.
    case inline = 3
}
