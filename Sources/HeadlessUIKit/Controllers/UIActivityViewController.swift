/// The sheet that offers what can be done with what is shared.
open class UIActivityViewController: UIViewController {
    /// What is told as the sheet goes: what was done, whether it was, what came of it, and what went wrong.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let activities: [UIActivity]

    /// Hears what became of the sheet.
    open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?
    /// The activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Whether one activity may stand out.
    @available(iOS 15.4, *)
    open var allowsProminentActivity: Bool {
        get { isProminent }
        set { isProminent = newValue }
    }
    private var isProminent = true

    /// A sheet that offers the system's activities, and the app's own.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        activities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    /// Sheets are not read from nibs.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Does one of the activities, as a tap on it does.
    func choose(_ type: UIActivity.ActivityType) -> Headless.Obstacle? {
        guard viewIfLoaded?.window != nil else { return .notOnScreen }
        guard excludedActivityTypes?.contains(type) != true else { return .missing }
        let shared = items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
        guard let activity = activities.first(where: { $0.activityType == type }) else {
            // The system's own activities are other apps' work: the sheet only tells that they were done.
            end(type, completed: true)
            return nil
        }
        guard activity.canPerform(withActivityItems: shared) else { return .disabled }
        activity.sheet = self
        activity.prepare(withActivityItems: shared)
        if let screen = activity.activityViewController {
            present(screen, animated: true)
        } else {
            activity.perform()
        }
        return nil
    }

    /// Goes, and tells what became of it.
    func end(_ type: UIActivity.ActivityType?, completed: Bool) {
        let tell = completionWithItemsHandler
        guard let presenter = core.presenting else { return tell?(type, completed, nil, nil) ?? () }
        presenter.dismiss(animated: true) { tell?(type, completed, nil, nil) }
    }
}
