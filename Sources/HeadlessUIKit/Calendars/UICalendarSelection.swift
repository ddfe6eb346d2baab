/// What days of a calendar can be chosen, and how many.
@available(iOS 16.0, *)
@MainActor
open class UICalendarSelection: NSObject {
    weak var view: UICalendarView?

    override init() {
        super.init()
    }

    /// Asks anew which days can be chosen.
    open func updateSelectableDates() {
        view?.setNeedsLayout()
    }

    /// Chooses or leaves a day as a finger would; one kind of selection says how.
    func tap(_ day: DateComponents) -> Headless.Obstacle? { .notSelectable }

    /// The days that are chosen.
    var chosenDays: [DateComponents] { [] }
}
