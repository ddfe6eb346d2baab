extension UIViewController {
    /// The traits that hold in this screen, whatever they are around.
    @available(iOS 17.0, *)
    public var traitOverrides: any UITraitOverrides {
        get { core.traitOverrides }
        set { changeTraits { core.traitOverrides = TraitValues(newValue) } }
    }

    /// Takes over what holds around; it is taken over at once here.
    @available(iOS 17.0, *)
    public func updateTraitsIfNeeded() {}

    /// Makes a change of what holds here, and tells of it.
    func changeTraits(_ change: () -> Void) {
        let before = traitCollection
        change()
        guard traitCollection != before else { return }
        if let view = viewIfLoaded { view.tellOfTraits(before: before) } else { traitCollectionDidChange(before) }
    }
}

extension UIViewController.Core {
    @MainActor
    var traits: UITraitCollection {
        if let view { return view.traitCollection }
        let inherited = parent?.traitCollection ?? UIScreen.main.traitCollection
        var values = inherited.values
        for overrides in overrides { values.take(overrides) }
        return values == inherited.values ? inherited : UITraitCollection(values: values)
    }

    /// What holds here whatever it is around.
    var overrides: [TraitValues] {
        [overridingTraits?.values ?? TraitValues(), TraitValues(userInterfaceStyle: style), traitOverrides]
    }
}
