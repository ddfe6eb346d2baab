@available(iOS 16.0, *)
extension Headless {
    /// Taps a day of a calendar, which chooses it or, where it is chosen, leaves it; the calendar turns to its month.
    ///
    /// - Returns: `missing` for a day that is not there, `notSelectable` where none can be chosen, and `refused` where
    ///   the delegate says no.
    @discardableResult
    public static func tap(_ day: DateComponents, in calendar: UICalendarView) -> Obstacle? {
        if let obstacle = obstacle(to: calendar) { return obstacle }
        let day = calendar.day(of: day)
        guard calendar.isAvailable(day) else { return .missing }
        guard let selection = calendar.selectionBehavior else { return .notSelectable }
        calendar.setVisibleDateComponents(day, animated: true)
        let obstacle = selection.tap(day)
        UIWindow.layoutAll()
        return obstacle
    }

    /// The days of a calendar that are seen as chosen.
    public static func chosenDays(in calendar: UICalendarView) -> [DateComponents] {
        calendar.selectionBehavior?.chosenDays.map(calendar.day) ?? []
    }

    /// Turns a calendar to another month, as a finger would.
    @discardableResult
    public static func turn(_ calendar: UICalendarView, to month: DateComponents) -> Obstacle? {
        if let obstacle = obstacle(to: calendar) { return obstacle }
        guard let date = calendar.counting.date(from: month),
            calendar.isAvailable(calendar.counting.dateComponents([.era, .year, .month, .day], from: date))
                || calendar.month(of: calendar.availableDateRange.start) == calendar.month(of: date)
        else { return .missing }
        calendar.setVisibleDateComponents(month, animated: true)
        UIWindow.layoutAll()
        return nil
    }

    /// What is seen below a day of the month that is shown; nil for nothing.
    public static func decoration(
        below day: DateComponents,
        in calendar: UICalendarView
    ) -> UICalendarView.Decoration? {
        UIWindow.layoutAll()
        return calendar.decorations[calendar.day(of: day)]
    }
}
