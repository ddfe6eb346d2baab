/// Whether the text that may follow is offered in place.
@available(iOS 17.0, *)
public enum UITextInlinePredictionType: Int, Sendable {
    /// As the text's other traits suggest.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}
