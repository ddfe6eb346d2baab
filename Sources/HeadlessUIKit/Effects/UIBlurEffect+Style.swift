extension UIBlurEffect {
    /// How a blur looks.
    public enum Style: Int, Sendable {
        /// Lighter than what is behind.
        case extraLight = 0
        /// A little lighter than what is behind.
        case light = 1
        /// Darker than what is behind.
        case dark = 2
        /// As the style of the screen has it.
        case regular = 4
        /// As the style of the screen has it, easier to see.
        case prominent = 5
        /// Lets much through.
        case systemUltraThinMaterial = 6
        /// Lets a good deal through.
        case systemThinMaterial = 7
        /// Lets some through.
        case systemMaterial = 8
        /// Lets little through.
        case systemThickMaterial = 9
        /// As the system's bars.
        case systemChromeMaterial = 10
        /// Lets much through, always light.
        case systemUltraThinMaterialLight = 11
        /// Lets a good deal through, always light.
        case systemThinMaterialLight = 12
        /// Lets some through, always light.
        case systemMaterialLight = 13
        /// Lets little through, always light.
        case systemThickMaterialLight = 14
        /// As the system's bars, always light.
        case systemChromeMaterialLight = 15
        /// Lets much through, always dark.
        case systemUltraThinMaterialDark = 16
        /// Lets a good deal through, always dark.
        case systemThinMaterialDark = 17
        /// Lets some through, always dark.
        case systemMaterialDark = 18
        /// Lets little through, always dark.
        case systemThickMaterialDark = 19
        /// As the system's bars, always dark.
        case systemChromeMaterialDark = 20
    }
}
