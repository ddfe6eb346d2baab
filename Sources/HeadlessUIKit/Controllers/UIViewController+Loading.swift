extension UIViewController {
    /// Loads the view unless it is loaded.
    func loadOnce() {
        guard core.view == nil else { return }
        guard !core.isLoading else {
            Headless.raise(
                .internalInconsistency("\(self) reads its view in loadView before it is set: this never ends.")
            )
            view = UIView(frame: UIScreen.main.bounds)
            return
        }
        core.isLoading = true
        UIView.performWithoutAnimation {
            loadView()
            requireView()
            core.isLoading = false
            viewDidLoad()
        }
    }

    func replaceView(by view: UIView?) {
        core.view?.core.controller = nil
        core.view = view
        view?.core.controller = self
    }

    /// Takes the view of the nib that belongs to the controller or, where there is none, a plain one.
    func loadViewFromNibOrPlain() {
        guard !loadViewFromNib() else { return }
        let plain = UIView(frame: UIScreen.main.bounds)
        plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = plain
    }

    private func requireView() {
        guard core.view == nil else { return }
        view = UIView(frame: UIScreen.main.bounds)
    }
}
