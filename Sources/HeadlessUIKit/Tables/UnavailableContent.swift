/// What a controller shows in place of content that is not there.
@MainActor
struct UnavailableContent {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    var needsUpdate = false

    nonisolated init() {}
}

@available(iOS 17.0, *)
extension UIViewController {
    /// The state that what is shown in place of content depends on.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }

    /// Asks for what is shown in place of content to be set at the next layout.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        core.unavailable.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }
}

extension UIViewController {
    func updateUnavailable() {
        guard core.unavailable.needsUpdate else { return }
        core.unavailable.needsUpdate = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }

    func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
        core.unavailable.configuration = configuration
        if let view = core.unavailable.view, let configuration, view.supports(configuration) {
            view.configuration = configuration
            return
        }
        core.unavailable.view?.removeFromSuperview()
        core.unavailable.view = configuration?.makeContentView()
        placeUnavailable()
    }

    /// Puts what is shown in place of content over all of the view.
    func placeUnavailable() {
        guard let shown = core.unavailable.view, let view = viewIfLoaded else { return }
        if shown.superview !== view { view.addSubview(shown) }
        if shown.frame != view.bounds { shown.frame = view.bounds }
    }
}
