/// Who hears which day of a calendar is chosen.
@available(iOS 16.0, *)
@MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// Hears that a day was chosen, or that the chosen one was left.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Says whether a day can be chosen or, for nil, whether the chosen one can be left.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate,
        canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

@available(iOS 16.0, *)
extension UICalendarSelectionSingleDateDelegate {
    /// Every day can be.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate,
        canSelectDate dateComponents: DateComponents?
    ) -> Bool {
        true
    }
}
