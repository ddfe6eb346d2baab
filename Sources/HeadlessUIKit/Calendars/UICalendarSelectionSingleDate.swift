/// One day of a calendar can be chosen.
@available(iOS 16.0, *)
open class UICalendarSelectionSingleDate: UICalendarSelection {
    private var chosen: DateComponents?

    /// Who hears which day is chosen.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// Tells `delegate` which day is chosen.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The day that is chosen; setting it in code tells no one.
    open var selectedDate: DateComponents? {
        get { chosen }
        set { setSelected(newValue, animated: false) }
    }

    /// Chooses a day, or none, and tells no one.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
        chosen = selectedDate
        view?.setNeedsLayout()
    }

    override func tap(_ day: DateComponents) -> Headless.Obstacle? {
        // A tap on the chosen day leaves it.
        let isChosen = chosen.map { view?.isSame($0, day) == true } ?? false
        let new = isChosen ? nil : day
        guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return .refused }
        chosen = new
        delegate?.dateSelection(self, didSelectDate: new)
        return nil
    }

    override var chosenDays: [DateComponents] { chosen.map { [$0] } ?? [] }
}
