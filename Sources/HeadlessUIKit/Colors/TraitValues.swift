/// What a trait collection specifies; each value starts unspecified.
struct TraitValues: Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var sceneCaptureState = UISceneCaptureState.unspecified
    /// What is said of traits that the app defines.
    var ofApp: [ObjectIdentifier: AppTraitValue] = [:]

    /// Takes over whatever `other` specifies.
    mutating func take(_ other: TraitValues) {
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.preferredContentSizeCategory != .unspecified {
            preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
        if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
        if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
        if other.sceneCaptureState != .unspecified { sceneCaptureState = other.sceneCaptureState }
        if !other.ofApp.isEmpty { ofApp.merge(other.ofApp) { $1 } }
    }
}

extension TraitValues {
    /// What of the traits colours may depend on.
    var coloring: TraitValues {
        var values = TraitValues()
        values.userInterfaceIdiom = userInterfaceIdiom
        values.userInterfaceStyle = userInterfaceStyle
        values.displayGamut = displayGamut
        values.accessibilityContrast = accessibilityContrast
        values.userInterfaceLevel = userInterfaceLevel
        values.activeAppearance = activeAppearance
        values.ofApp = ofApp.filter(\.value.affectsColors)
        return values
    }
}
