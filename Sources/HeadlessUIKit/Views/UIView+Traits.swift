extension UIView: UITraitEnvironment {
    /// The style that holds here and below, whatever it is above; `unspecified` takes the superview's.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { core.style }
        set {
            guard newValue != core.style else { return }
            let before = traitCollection
            core.style = newValue
            tellOfTraits(before: before)
        }
    }

    /// Tells this view, its controller, and those below, where the traits are others than `before`.
    func tellOfTraits(before: UITraitCollection) {
        guard traitCollection != before else { return }
        core.controller?.traitCollectionDidChange(before)
        traitCollectionDidChange(before)
        tellRegistrations(before: before)
        core.layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
        for subview in subviews where !subview.hasOwnStyle { subview.tellOfTraits(before: before) }
    }

    private var hasOwnStyle: Bool {
        core.style != .unspecified || core.controller.map { $0.overrideUserInterfaceStyle != .unspecified } == true
    }
}

extension UIView.Core {
    @MainActor
    func traits(of view: UIView) -> UITraitCollection {
        let inherited = superview?.traitCollection ?? (view as? UIWindow).traitsAround
        var overrides = controller?.core.overrides ?? []
        if style != .unspecified { overrides.append(UITraitCollection(userInterfaceStyle: style)) }
        guard !overrides.isEmpty else { return inherited }
        return UITraitCollection(traitsFrom: [inherited] + overrides)
    }
}

extension UIWindow? {
    /// The traits of the screen, with those that hold in the window.
    @MainActor
    fileprivate var traitsAround: UITraitCollection {
        guard let own = self?.ownTraits else { return UIScreen.main.traitCollection }
        return UITraitCollection(traitsFrom: [UIScreen.main.traitCollection, own])
    }
}
