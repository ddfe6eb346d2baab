import HeadlessUIKit

/// A controller that notes what it hears.
class RecordingController: UIViewController {
    let name: String
    let journal: Journal
    /// What it looks at when it hears something.
    var look: (RecordingController) -> String = { _ in "" }

    init(_ name: String, in journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func note(_ event: String) {
        journal.note("\(name).\(event)\(look(self))")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("isAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove(\(parent == nil ? "nil" : "parent"))")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove(\(parent == nil ? "nil" : "parent"))")
    }
}

/// A controller that notes its layout too.
final class LayoutRecordingController: RecordingController {
    override func viewWillLayoutSubviews() {
        journal.note("\(name).willLayout")
    }

    override func viewDidLayoutSubviews() {
        journal.note("\(name).didLayout")
    }
}
