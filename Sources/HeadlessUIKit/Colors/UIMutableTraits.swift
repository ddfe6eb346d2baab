/// Traits that can be set.
@available(iOS 17.0, *)
public protocol UIMutableTraits {
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The reading direction.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// Pixels per point; 0 where unspecified.
    var displayScale: CGFloat { get set }
    /// Whether there is much or little width.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Whether there is much or little height.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Whether the display feels how hard it is pressed.
    var forceTouchCapability: UIForceTouchCapability { get set }
    /// The text size that the user chose.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// How many colours the display shows.
    var displayGamut: UIDisplayGamut { get set }
    /// How much colours have to differ.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// How far the screen is above others.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// How heavy text is.
    var legibilityWeight: UILegibilityWeight { get set }
    /// Whether the window looks as one that is used.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
    /// Whether someone records the scene.
    var sceneCaptureState: UISceneCaptureState { get set }

    /// How a trait is, such as one that the app defines.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// Sets traits.
@available(iOS 17.0, *)
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

extension UITraitCollection {
    /// A collection of the traits that a block sets.
    @available(iOS 17.0, *)
    public convenience init(mutations: UITraitMutations) {
        self.init(values: TraitValues().changed(by: mutations))
    }

    /// The collection with the traits that a block sets.
    @available(iOS 17.0, *)
    public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
        UITraitCollection(values: values.changed(by: mutations))
    }
}

extension TraitValues {
    @available(iOS 17.0, *)
    fileprivate func changed(by mutations: UITraitMutations) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return (traits as? TraitValues) ?? self
    }
}
