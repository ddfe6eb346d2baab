extension UIView: UITraitEnvironment {
    /// The traits that hold here and below, whatever they are above.
    @available(iOS 17.0, *)
    public var traitOverrides: any UITraitOverrides {
        get { core.traitOverrides }
        set { changeTraits { core.traitOverrides = TraitValues(newValue) } }
    }

    /// Takes over what holds above; it is taken over at once here.
    @available(iOS 17.0, *)
    public func updateTraitsIfNeeded() {}

    /// Makes a change of what holds here, and tells of it.
    func changeTraits(_ change: () -> Void) {
        let before = traitCollection
        change()
        tellOfTraits(before: before)
    }

    /// Tells this view, its controller, and those below, where the traits are others than `before`.
    func tellOfTraits(before: UITraitCollection) {
        guard traitCollection != before else { return }
        core.controller?.traitCollectionDidChange(before)
        traitCollectionDidChange(before)
        tellRegistrations(before: before)
        core.layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
        for subview in subviews { subview.tellOfTraits(before: subview.core.traits(within: before)) }
    }
}

extension UIView.Core {
    @MainActor
    func traits(of view: UIView) -> UITraitCollection {
        traits(within: superview?.traitCollection ?? (view as? UIWindow).traitsAround)
    }

    /// What holds in the view where `inherited` holds around it.
    @MainActor
    func traits(within inherited: UITraitCollection) -> UITraitCollection {
        var values = inherited.values
        for overrides in controller?.core.overrides ?? [] { values.take(overrides) }
        if style != .unspecified { values.userInterfaceStyle = style }
        values.take(traitOverrides)
        if let least = textSizes.least { values.raiseText(to: least) }
        if let most = textSizes.most { values.lowerText(to: most) }
        return values == inherited.values ? inherited : UITraitCollection(values: values)
    }
}

extension TraitValues {
    fileprivate mutating func raiseText(to least: UIContentSizeCategory) {
        preferredContentSizeCategory = max(preferredContentSizeCategory, least)
    }

    fileprivate mutating func lowerText(to most: UIContentSizeCategory) {
        preferredContentSizeCategory = min(preferredContentSizeCategory, most)
    }
}

extension UIWindow? {
    /// The traits of the scene or the screen, with those that hold in the window.
    @MainActor
    fileprivate var traitsAround: UITraitCollection {
        let around = self?.windowScene?.traitCollection ?? UIScreen.main.traitCollection
        guard let own = self?.ownTraits else { return around }
        return UITraitCollection(traitsFrom: [around, own])
    }
}
