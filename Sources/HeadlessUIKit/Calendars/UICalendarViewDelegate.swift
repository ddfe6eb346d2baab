/// Who says what stands below the days of a calendar.
@available(iOS 16.0, *)
@MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// What stands below a day; nil for nothing.
    func calendarView(
        _ calendarView: UICalendarView,
        decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// Hears that another month is shown, with the one before.
    @available(iOS 16.2, *)
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    )
}

@available(iOS 16.0, *)
extension UICalendarViewDelegate {
    /// Does nothing.
    @available(iOS 16.2, *)
    public func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
