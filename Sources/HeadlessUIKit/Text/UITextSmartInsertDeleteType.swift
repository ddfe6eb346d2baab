/// Whether spaces around what is pasted or cut are set right.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the device is set.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}
