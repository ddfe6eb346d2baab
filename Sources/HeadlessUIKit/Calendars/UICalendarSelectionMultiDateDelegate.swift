/// Who hears which days of a calendar are chosen.
@available(iOS 16.0, *)
@MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// Hears that a day was chosen.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        didSelectDate dateComponents: DateComponents
    )
    /// Hears that a day was left.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        didDeselectDate dateComponents: DateComponents
    )
    /// Says whether a day can be chosen.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Says whether a day can be left.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

@available(iOS 16.0, *)
extension UICalendarSelectionMultiDateDelegate {
    /// Every day can be.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canSelectDate dateComponents: DateComponents
    ) -> Bool {
        true
    }

    /// Every day can be.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canDeselectDate dateComponents: DateComponents
    ) -> Bool {
        true
    }
}
