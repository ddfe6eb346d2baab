/// A question with its answers, as an alert in the middle or as a sheet of actions at the bottom.
open class UIAlertController: UIViewController {
    /// Where the question is asked.
    public enum Style: Int, Sendable {
        /// At the bottom or, where there is room, in a popover.
        case actionSheet = 0
        /// In the middle.
        case alert = 1
    }

    private var kind = Style.alert
    private var answers: [UIAlertAction] = []
    private var fields: [UITextField] = []

    /// A question without words.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Alerts are not read from nibs.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A question.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        kind = preferredStyle
        self.title = title
        self.message = message
        modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .overFullScreen
    }

    /// The question.
    open override var title: String? { didSet { alertView?.show(self) } }
    /// More words below the question.
    open var message: String? { didSet { alertView?.show(self) } }
    /// Where the question is asked.
    open var preferredStyle: UIAlertController.Style { kind }
    /// How much the question matters.
    @available(iOS 16.0, *)
    open var severity: UIAlertControllerSeverity {
        get { isCritical ? .critical : .default }
        set { isCritical = newValue == .critical }
    }
    private var isCritical = false

    /// The answers, in the order in which they were added.
    open var actions: [UIAlertAction] { answers }

    /// The answer that the return key gives, and that stands out; it must have been added.
    open var preferredAction: UIAlertAction? {
        didSet {
            guard let preferredAction, !answers.contains(preferredAction) else { return }
            self.preferredAction = oldValue
            Headless.raise(
                .internalInconsistency(
                    "The preferredAction of an alert controller must be contained in the \"actions\" array or be nil"
                )
            )
        }
    }

    /// Adds an answer; there is one at most that cancels.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || cancelAction == nil else {
            return Headless.raise(
                .internalInconsistency(
                    "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
                )
            )
        }
        answers.append(action)
        alertView?.show(self)
    }

    /// The fields, in the order in which they were added; nil where there is none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    /// Adds a field, which `configurationHandler` readies; only an alert has fields.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return Headless.raise(
                .internalInconsistency(
                    "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
                )
            )
        }
        let field = UITextField(frame: .zero)
        fields.append(field)
        configurationHandler?(field)
        alertView?.show(self)
    }

    // MARK: View

    open override func loadView() {
        let alertView = AlertView(frame: .zero)
        alertView.show(self)
        view = alertView
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fields.first?.becomeFirstResponder()
    }

    private var alertView: AlertView? { viewIfLoaded as? AlertView }
}

extension UIAlertController {
    /// The answer that changes nothing.
    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// The answers in the order in which they are shown: the one that cancels goes last, or first of a pair.
    var shownActions: [UIAlertAction] {
        guard let cancelAction else { return actions }
        let others = actions.filter { $0 !== cancelAction }
        return preferredStyle == .alert && others.count == 1 ? [cancelAction] + others : others + [cancelAction]
    }

    /// Gives an answer: the alert goes, then the answer's handler runs.
    func give(_ action: UIAlertAction) {
        guard let presenter = presentingViewController else { return }
        presenter.dismiss(animated: true) { action.handler?(action) }
    }

    /// Where the alert is in the screen; nil where its popover says so.
    func frame(over bounds: CGRect, as style: UIModalPresentationStyle) -> CGRect? {
        let isAlert = preferredStyle == .alert
        guard isAlert || style != .popover else { return nil }
        let width = isAlert ? min(270, bounds.width) : max(0, bounds.width - 16)
        let height = min(view.sizeThatFits(CGSize(width: width, height: bounds.height)).height, bounds.height)
        let bottom = bounds.maxY - UIScreen.safeArea.bottom
        let y = isAlert ? bounds.midY - height / 2 : bottom - height
        return CGRect(x: bounds.midX - width / 2, y: y, width: width, height: height)
    }

    /// What UIKit says of a sheet of actions that is to be a popover and points at nothing.
    func missingSourceWords(of presenter: UIViewController) -> String {
        "Your application has presented a UIAlertController (\(self)) of style UIAlertControllerStyleActionSheet from"
            + " \(presenter). The modalPresentationStyle of a UIAlertController with this style is"
            + " UIModalPresentationPopover. You must provide location information for this popover through the alert"
            + " controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a"
            + " barButtonItem.  If this information is not known when you present the alert controller, you may provide"
            + " it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
    }

    /// What UIKit says of an alert that has nothing to show; nil where it has.
    var emptiness: String? {
        guard title == nil, message == nil, actions.isEmpty else { return nil }
        return "UIAlertController must have a title, a message or an action to display"
    }

    /// What a tap beside the alert does: it gives the answer that cancels a sheet of actions.
    func tapBeside() -> Headless.Obstacle? {
        guard preferredStyle == .actionSheet, let cancelAction else { return .refused }
        give(cancelAction)
        return nil
    }
}
