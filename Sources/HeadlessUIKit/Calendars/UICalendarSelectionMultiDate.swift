/// Many days of a calendar can be chosen.
@available(iOS 16.0, *)
open class UICalendarSelectionMultiDate: UICalendarSelection {
    private var chosen: [DateComponents] = []

    /// Who hears which days are chosen.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// Tells `delegate` which days are chosen.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The days that are chosen; setting them in code tells no one.
    open var selectedDates: [DateComponents] {
        get { chosen }
        set { setSelectedDates(newValue, animated: false) }
    }

    /// Chooses days, and tells no one.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        chosen = selectedDates
        view?.setNeedsLayout()
    }

    override func tap(_ day: DateComponents) -> Headless.Obstacle? {
        if let index = chosen.firstIndex(where: { view?.isSame($0, day) == true }) {
            guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return .refused }
            chosen.remove(at: index)
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            guard delegate?.multiDateSelection(self, canSelectDate: day) ?? true else { return .refused }
            chosen.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
        return nil
    }

    override var chosenDays: [DateComponents] { chosen }
}
