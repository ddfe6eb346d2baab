/// Whether misspelt words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the device is set.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}
