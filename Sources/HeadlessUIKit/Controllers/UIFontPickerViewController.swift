/// The screen in which the user chooses a font.
open class UIFontPickerViewController: UIViewController {
    private let settings: Configuration

    /// Who hears what the user chose.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The chosen font; nil for none.
    open var selectedFontDescriptor: UIFontDescriptor?

    /// A picker for some fonts.
    public init(configuration: UIFontPickerViewController.Configuration) {
        settings = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// A picker for all families.
    public convenience init() {
        self.init(configuration: Configuration())
    }

    /// A picker as a nib describes it.
    public required init?(coder: NSCoder) {
        settings = Configuration()
        super.init(coder: coder)
    }

    /// Which fonts there are to choose from.
    open var configuration: UIFontPickerViewController.Configuration { settings }

    /// Which fonts there are to choose from.
    @MainActor
    open class Configuration: NSObject, @preconcurrency NSCopying {
        /// Whether the faces of each family are listed.
        open var includeFaces = false
        /// Whether names are shown in the system's font.
        open var displayUsingSystemFont = false
        /// What fonts have to have; by default nothing.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        /// All families.
        public override init() {
            super.init()
        }

        /// Settings of their own that are the same.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            return copy
        }
    }

    func choose(_ descriptor: UIFontDescriptor) -> Headless.Obstacle? {
        guard viewIfLoaded?.window != nil else { return .notOnScreen }
        selectedFontDescriptor = descriptor
        delegate?.fontPickerViewControllerDidPickFont(self)
        return nil
    }

    func cancel() -> Headless.Obstacle? {
        guard viewIfLoaded?.window != nil else { return .notOnScreen }
        delegate?.fontPickerViewControllerDidCancel(self)
        return nil
    }
}
