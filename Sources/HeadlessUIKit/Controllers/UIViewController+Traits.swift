extension UIViewController {
    /// The style that holds in this screen, whatever it is around; `unspecified` takes the one around.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { core.style }
        set {
            guard newValue != core.style else { return }
            let before = traitCollection
            core.style = newValue
            if let view = viewIfLoaded { view.tellOfTraits(before: before) } else { traitCollectionDidChange(before) }
        }
    }
}

extension UIViewController.Core {
    @MainActor
    var traits: UITraitCollection {
        if let view { return view.traitCollection }
        let inherited = parent?.traitCollection ?? UIScreen.main.traitCollection
        guard style != .unspecified || overridingTraits != nil else { return inherited }
        return UITraitCollection(traitsFrom: [inherited] + overrides)
    }

    /// What holds here whatever it is around.
    var overrides: [UITraitCollection] {
        let own = style == .unspecified ? [] : [UITraitCollection(userInterfaceStyle: style)]
        return [overridingTraits].compactMap(\.self) + own
    }
}
