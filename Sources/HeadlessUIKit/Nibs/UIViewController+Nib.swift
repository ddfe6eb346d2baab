extension UIViewController {
    /// Sets the view from the nib that the controller itself is of, or from its own nib: the one that it names, or else the one that is called like its class.
    ///
    /// Answers whether there was one to load.
    func loadViewFromNib() -> Bool {
        if let archived = core.archivedView {
            core.archivedView = nil
            view = archived
            embedScenes()
            return true
        }
        let bundle = nibBundle ?? .main
        guard let name = nibName ?? Self.defaultNibName(in: bundle) else { return false }
        guard UINib(nibName: name, bundle: bundle).make(for: self) != nil else { return false }
        guard viewIfLoaded == nil else { return true }
        Headless.raise(
            .internalInconsistency(
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib "
                    + "but the view outlet was not set."
            )
        )
        return false
    }

    /// The class's name without "Controller", or with it, whichever is a nib's.
    private static func defaultNibName(in bundle: Bundle) -> String? {
        let name = String(describing: self)
        guard !name.contains("<"), name != "UIViewController" else { return nil }
        let short = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
        return (short + [name]).first { NibFile(named: $0, in: bundle) != nil }
    }
}
