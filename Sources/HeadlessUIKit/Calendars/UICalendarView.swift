/// A month of days that can be chosen and have things below them.
@available(iOS 16.0, *)
@MainActor
open class UICalendarView: UIView {
    private var month: DateComponents?
    var decorations: [DateComponents: Decoration] = [:]
    /// The days for which the delegate was asked.
    var askedDays: Set<DateComponents> = []
    var decorationViews: [DateComponents: UIView] = [:]

    /// A calendar in a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A calendar from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Who says what stands below the days.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { forgetDecorations() } }
    /// Which days can be chosen; nil for none.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.view = nil
            selectionBehavior?.view = self
            setNeedsLayout()
        }
    }
    /// The language and the formats.
    open var locale = Locale.current
    /// The calendar that counts the days.
    open var calendar = Calendar.current { didSet { forgetDecorations() } }
    /// The time zone; nil for the calendar's.
    open var timeZone: TimeZone?
    /// The design of the letters.
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    /// The days that there are.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet { setNeedsLayout() }
    }
    /// Whether the delegate is asked what stands below the days.
    open var wantsDateDecorations = true { didSet { forgetDecorations() } }

    /// The month that is shown; at first the present one, or the nearest that there is.
    open var visibleDateComponents: DateComponents {
        get { month ?? self.month(of: min(max(Date(), availableDateRange.start), availableDateRange.end)) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows a month.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        let before = visibleDateComponents
        guard let date = counting.date(from: dateComponents) else { return }
        let new = self.month(of: min(max(date, availableDateRange.start), availableDateRange.end))
        month = new
        guard new != before else { return }
        forgetDecorations()
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before)
    }

    /// Asks the delegate anew what stands below days; days that are not shown are asked for once they are.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        for date in dates { forgetDecoration(on: day(of: date)) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        askForDecorations()
        placeDecorationViews()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 330) }
}
