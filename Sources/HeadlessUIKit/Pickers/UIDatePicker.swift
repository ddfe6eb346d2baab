/// A control with which a date, a time or a duration is chosen.
@MainActor
open class UIDatePicker: UIControl {
    private var chosen = Date()
    private var interval = 1
    private var duration: TimeInterval = 0

    /// A picker in a rectangle, at the present time.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A picker from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// What is chosen.
    open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The calendar that counts days; nil for the user's.
    open var calendar: Calendar! = .current
    /// The language and the formats; nil for the calendar's.
    open var locale: Locale?
    /// The time zone; nil for the calendar's.
    open var timeZone: TimeZone?
    /// The look that the picker should have where it can.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { invalidateIntrinsicContentSize() } }
    /// Whether the date is rounded down to the steps of minutes.
    open var roundsToMinuteInterval = true

    /// The look that the picker has.
    open var datePickerStyle: UIDatePickerStyle {
        switch preferredDatePickerStyle {
        case .automatic: datePickerMode == .countDownTimer ? .wheels : .compact
        case .inline, .compact: datePickerMode == .countDownTimer ? .wheels : preferredDatePickerStyle
        case .wheels: .wheels
        }
    }

    // MARK: Date

    /// The date, never outside of the limits; setting it in code sends no event.
    open var date: Date {
        get { rounded(limited(chosen)) }
        set { chosen = limited(newValue) }
    }
    /// The first date that can be chosen; without effect when it is after the last.
    open var minimumDate: Date? { didSet { date = chosen } }
    /// The last date that can be chosen; without effect when it is before the first.
    open var maximumDate: Date? { didSet { date = chosen } }

    /// Sets the date without sending an event.
    open func setDate(_ date: Date, animated: Bool) {
        self.date = date
    }

    /// The steps between minutes: a divisor of 60 up to 30; another number counts as 1.
    open var minuteInterval: Int {
        get { interval }
        set { interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 }
    }

    /// The chosen duration in seconds, below a day, in whole steps of minutes.
    open var countDownDuration: TimeInterval {
        get { (duration / step).rounded(.down) * step }
        set { duration = min(max(0, newValue), 86_399) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
    open override var intrinsicContentSize: CGSize { naturalSize }
}

extension UIDatePicker {
    /// Whether a date may be chosen.
    func allows(_ date: Date) -> Bool { limited(date) == date }

    private var step: TimeInterval { TimeInterval(interval * 60) }

    private func limited(_ date: Date) -> Date {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        let late = max(date, minimumDate ?? date)
        return min(late, maximumDate ?? late)
    }

    /// `date` without what exceeds a step, counted from the start of its hour.
    private func rounded(_ date: Date) -> Date {
        guard roundsToMinuteInterval, interval > 1 else { return date }
        var calendar: Calendar = self.calendar ?? .current
        if let timeZone { calendar.timeZone = timeZone }
        let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
        let excess = Double((parts.minute ?? 0) % interval * 60 + (parts.second ?? 0))
        return date.addingTimeInterval(-excess - Double(parts.nanosecond ?? 0) / 1_000_000_000)
    }

    private var naturalSize: CGSize {
        switch datePickerStyle {
        case .wheels: CGSize(width: 320, height: 216)
        case .inline: CGSize(width: 320, height: datePickerMode == .time ? 50 : 330)
        case .automatic, .compact: CGSize(width: datePickerMode == .dateAndTime ? 204 : 124, height: 34)
        }
    }
}
