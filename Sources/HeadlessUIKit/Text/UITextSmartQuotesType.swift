/// Whether quotation marks are made round.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As the device is set.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}
