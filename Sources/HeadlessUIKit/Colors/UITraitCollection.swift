/// What a view may know of where it is shown: style, size, scale, reading direction.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// A collection that specifies nothing.
    public override convenience init() {
        self.init(values: TraitValues())
    }

    /// Collections are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// All that the collections specify; of two values the later wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(into: TraitValues()) { $0.take($1.values) })
    }

    /// A collection that specifies the style alone.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(values: TraitValues(userInterfaceStyle: userInterfaceStyle))
    }

    /// A collection that specifies the device alone.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(values: TraitValues(userInterfaceIdiom: idiom))
    }

    /// A collection that specifies the reading direction alone.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(values: TraitValues(layoutDirection: layoutDirection))
    }

    /// A collection that specifies the scale alone.
    public convenience init(displayScale scale: CGFloat) {
        self.init(values: TraitValues(displayScale: scale))
    }

    /// A collection that specifies the width's class alone.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: TraitValues(horizontalSizeClass: horizontalSizeClass))
    }

    /// A collection that specifies the height's class alone.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: TraitValues(verticalSizeClass: verticalSizeClass))
    }

    /// A collection that specifies the text size alone.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(values: TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
    }

    /// A collection that specifies the display's colours alone.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(values: TraitValues(displayGamut: displayGamut))
    }

    /// A collection that specifies alone whether the display feels how hard it is pressed.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(values: TraitValues(forceTouchCapability: capability))
    }

    /// A collection that specifies alone how far a screen is above others.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(values: TraitValues(userInterfaceLevel: userInterfaceLevel))
    }

    /// A collection that specifies alone how much colours have to differ.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(values: TraitValues(accessibilityContrast: accessibilityContrast))
    }

    /// A collection that specifies the weight of text alone.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(values: TraitValues(legibilityWeight: legibilityWeight))
    }

    /// A collection that specifies alone whether a window looks as one that is used.
    public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
        self.init(values: TraitValues(activeAppearance: userInterfaceActiveAppearance))
    }

    /// A collection that specifies alone whether someone records the scene.
    @available(iOS 17.0, *)
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(values: TraitValues(sceneCaptureState: sceneCaptureState))
    }

    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The reading direction.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Pixels per point; 0 where unspecified.
    open var displayScale: CGFloat { values.displayScale }
    /// Whether there is much or little width.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// Whether there is much or little height.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The text size that the user chose.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    /// How many colours the display shows.
    open var displayGamut: UIDisplayGamut { values.displayGamut }
    /// Whether the display feels how hard it is pressed.
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    /// How far the screen is above others.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// How much colours have to differ.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// How heavy text is.
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// Whether the window looks as one that is used.
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    /// Whether someone records the scene.
    @available(iOS 17.0, *)
    open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
    /// What an image should suit that is shown here.
    open var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

    /// Whether everything that `trait` specifies is so here too.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.take(trait.values)
        return merged == values
    }

    /// Whether a dynamic colour may differ between the two.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        values.coloring != traitCollection?.values.coloring
    }

    /// Runs `actions` with this as the current collection.
    open func performAsCurrent(_ actions: () -> Void) {
        let before = UITraitCollection.current
        UITraitCollection.current = self
        actions()
        UITraitCollection.current = before
    }

    /// Whether `object` is a collection that specifies the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    /// Equal for equal collections.
    open override var hash: Int { values.hashValue }

    /// The same object, as collections do not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
