import Testing

@testable import HeadlessUIKit

/// Chooses what it is told to choose, and puts a dot below each tenth.
@MainActor
private final class Planner: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
{
    let journal = Journal()
    var refused: Set<Int> = []
    let badge = UILabel()

    func calendarView(_ calendarView: UICalendarView, decorationFor day: DateComponents) -> UICalendarView.Decoration? {
        switch day.day {
        case 10: .default(color: .systemRed, size: .large)
        case 20: .customView { [badge] in badge }
        default: nil
        }
    }

    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents) {
        journal.note("was \(previous.month ?? 0)")
    }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate day: DateComponents?) {
        journal.note("chose \(day?.day ?? 0)")
    }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate day: DateComponents?) -> Bool {
        !refused.contains(day?.day ?? 0)
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate day: DateComponents) {
        journal.note("chose \(day.day ?? 0)")
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate day: DateComponents) {
        journal.note("left \(day.day ?? 0)")
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate day: DateComponents) -> Bool {
        !refused.contains(day.day ?? 0)
    }
}

@MainActor @Suite struct UICalendarViewTests {
    private let calendar = UICalendarView(frame: CGRect(x: 0, y: 0, width: 280, height: 330))
    private let planner = Planner()
    private let stage: Stage

    init() {
        stage = Stage(calendar)
        calendar.calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")
        calendar.delegate = planner
        calendar.visibleDateComponents = DateComponents(year: 2024, month: 5)
        _ = planner.journal.take()
    }

    private func day(_ number: Int, month: Int = 5) -> DateComponents {
        DateComponents(year: 2024, month: month, day: number)
    }

    @Test func `without a behaviour no day can be chosen`() {
        #expect(Headless.tap(day(3), in: calendar) == .notSelectable)
    }

    @Test func `one day is chosen, another in its stead, and a second tap leaves it`() {
        let selection = UICalendarSelectionSingleDate(delegate: planner)
        calendar.selectionBehavior = selection
        #expect(Headless.tap(day(3), in: calendar) == nil)
        #expect(selection.selectedDate?.day == 3)
        #expect(selection.selectedDate?.calendar == calendar.calendar)
        Headless.tap(day(4), in: calendar)
        Headless.tap(day(4), in: calendar)
        #expect(selection.selectedDate == nil)
        #expect(planner.journal.take() == ["chose 3", "chose 4", "chose 0"])
    }

    @Test func `the delegate may refuse a day, and refuse to leave one`() {
        let selection = UICalendarSelectionSingleDate(delegate: planner)
        calendar.selectionBehavior = selection
        planner.refused = [5, 0]
        #expect(Headless.tap(day(5), in: calendar) == .refused)
        selection.setSelected(day(6), animated: true)
        #expect(Headless.tap(day(6), in: calendar) == .refused)
        #expect(selection.selectedDate == day(6))
        #expect(planner.journal.take().isEmpty)
    }

    @Test func `many days are chosen and left one by one`() {
        let selection = UICalendarSelectionMultiDate(delegate: planner)
        calendar.selectionBehavior = selection
        selection.selectedDates = [day(1)]
        Headless.tap(day(2), in: calendar)
        Headless.tap(day(1), in: calendar)
        planner.refused = [2]
        #expect(Headless.tap(day(2), in: calendar) == .refused)
        #expect(Headless.chosenDays(in: calendar).map(\.day) == [2])
        #expect(planner.journal.take() == ["chose 2", "left 1"])
    }

    @Test func `days out of the range are not there, and months out of it are not shown`() {
        calendar.selectionBehavior = UICalendarSelectionSingleDate(delegate: planner)
        let start = Date(timeIntervalSince1970: 1_714_521_600)  // The first of May 2024.
        calendar.availableDateRange = DateInterval(start: start, duration: 10 * 86_400)
        #expect(Headless.tap(day(30, month: 4), in: calendar) == .missing)
        #expect(Headless.tap(day(20), in: calendar) == .missing)
        #expect(Headless.tap(day(9), in: calendar) == nil)
        #expect(Headless.turn(calendar, to: day(1, month: 7)) == .missing)
        calendar.visibleDateComponents = day(1, month: 7)
        #expect(calendar.visibleDateComponents.month == 5)
    }

    @Test func `another month is told of with the one before`() {
        #expect(Headless.turn(calendar, to: DateComponents(year: 2024, month: 6)) == nil)
        #expect(calendar.visibleDateComponents.month == 6)
        #expect(planner.journal.take() == ["was 5"])
    }

    @Test func `what stands below days is asked for, and anew when told`() {
        let dot = Headless.decoration(below: day(10), in: calendar)
        #expect(dot?.color == .systemRed)
        #expect(dot?.size == .large)
        #expect(Headless.decoration(below: day(11), in: calendar) == nil)
        #expect(planner.badge.superview === calendar)
        calendar.reloadDecorations(forDateComponents: [day(10)], animated: false)
        #expect(Headless.decoration(below: day(10), in: calendar) !== dot)
        calendar.wantsDateDecorations = false
        #expect(Headless.decoration(below: day(10), in: calendar) == nil)
        #expect(planner.badge.superview == nil)
    }

    @Test func `an app's view stands in its day's column, in its day's week`() {
        calendar.calendar.firstWeekday = 1
        planner.badge.text = "!"
        stage.window.layoutIfNeeded()
        // The twentieth of May 2024 is a Monday, in the fourth week that begins on a Sunday.
        #expect(abs(planner.badge.center.x - 60) < 0.01)
        #expect(abs(planner.badge.frame.maxY - (66 + 4 * 44)) < 0.01)
    }
}
