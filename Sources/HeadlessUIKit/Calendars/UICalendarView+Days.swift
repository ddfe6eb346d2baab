@available(iOS 16.0, *)
extension UICalendarView {
    /// The calendar with the time zone that counts.
    var counting: Calendar {
        var counting = calendar
        if let timeZone { counting.timeZone = timeZone }
        return counting
    }

    /// The month in which a date lies.
    func month(of date: Date) -> DateComponents {
        var month = counting.dateComponents([.era, .year, .month], from: date)
        month.calendar = calendar
        return month
    }

    /// The day that components name, with all that names a day and nothing else.
    func day(of components: DateComponents) -> DateComponents {
        var named = components
        // They may say that they belong to another calendar, as those of `Date` do not.
        named.calendar = nil
        guard let date = (components.calendar ?? counting).date(from: named) else { return components }
        var day = counting.dateComponents([.era, .year, .month, .day], from: date)
        day.calendar = calendar
        return day
    }

    /// Whether components name the same day.
    func isSame(_ first: DateComponents, _ second: DateComponents) -> Bool { day(of: first) == day(of: second) }

    /// Whether there is a day, as far as the dates go that there are.
    func isAvailable(_ day: DateComponents) -> Bool {
        guard let start = counting.date(from: day),
            let end = counting.date(byAdding: DateComponents(day: 1), to: start)
        else { return false }
        return start <= availableDateRange.end && end > availableDateRange.start
    }

    /// The days of the month that is shown.
    var visibleDays: [DateComponents] {
        let month = visibleDateComponents
        guard let start = counting.date(from: month), let days = counting.range(of: .day, in: .month, for: start) else {
            return []
        }
        return days.compactMap { number in
            counting.date(byAdding: DateComponents(day: number - 1), to: start).map { date in
                var day = counting.dateComponents([.era, .year, .month, .day], from: date)
                day.calendar = calendar
                return day
            }
        }
    }

    // MARK: Decorations

    func forgetDecorations() {
        for view in decorationViews.values { view.removeFromSuperview() }
        (decorations, askedDays, decorationViews) = ([:], [], [:])
        setNeedsLayout()
    }

    func forgetDecoration(on day: DateComponents) {
        askedDays.remove(day)
        decorations[day] = nil
        decorationViews.removeValue(forKey: day)?.removeFromSuperview()
    }

    func askForDecorations() {
        guard wantsDateDecorations, let delegate else { return }
        for day in visibleDays where isAvailable(day) && askedDays.insert(day).inserted {
            guard let decoration = delegate.calendarView(self, decorationFor: day) else { continue }
            decorations[day] = decoration
            guard let view = decoration.provider?() else { continue }
            decorationViews[day] = view
            addSubview(view)
        }
    }

    /// Places the app's views below their days, which stand in weeks of seven below the month's name.
    func placeDecorationViews() {
        guard !decorationViews.isEmpty, let first = visibleDays.first, let start = counting.date(from: first) else {
            return
        }
        let head: CGFloat = 66
        let size = CGSize(width: bounds.width / 7, height: max(0, bounds.height - head) / 6)
        let offset = (counting.component(.weekday, from: start) - counting.firstWeekday + 7) % 7
        for (index, day) in visibleDays.enumerated() {
            guard let view = decorationViews[day] else { continue }
            let place = index + offset
            let fitting = view.sizeThatFits(size)
            view.bounds.size = CGSize(width: min(fitting.width, size.width), height: min(fitting.height, size.height))
            view.center = CGPoint(
                x: (CGFloat(place % 7) + 0.5) * size.width,
                y: head + CGFloat(place / 7 + 1) * size.height - view.bounds.height / 2
            )
        }
    }
}
