/// The screen in which the user chooses files, or a place for them.
open class UIDocumentPickerViewController: UIViewController {
    private let exported: [URL]

    /// Who hears what the user chose.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether the user may choose many files.
    open var allowsMultipleSelection = false
    /// Whether file names are shown with their extensions.
    open var shouldShowFileExtensions = false
    /// The folder that is shown first.
    open var directoryURL: URL?

    /// A screen in which the user chooses a place for files.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        exported = urls
        super.init(nibName: nil, bundle: nil)
    }

    /// Pickers are not read from nibs.
    public required init?(coder: NSCoder) {
        exported = []
        super.init(coder: coder)
    }

    func choose(_ urls: [URL]) -> Headless.Obstacle? {
        guard viewIfLoaded?.window != nil, let presenter = core.presenting else { return .notOnScreen }
        guard allowsMultipleSelection || urls.count == 1 || !exported.isEmpty else { return .refused }
        presenter.dismiss(animated: true)
        delegate?.documentPicker(self, didPickDocumentsAt: urls)
        return nil
    }

    func cancel() -> Headless.Obstacle? {
        guard viewIfLoaded?.window != nil, let presenter = core.presenting else { return .notOnScreen }
        presenter.dismiss(animated: true)
        delegate?.documentPickerWasCancelled(self)
        return nil
    }
}
