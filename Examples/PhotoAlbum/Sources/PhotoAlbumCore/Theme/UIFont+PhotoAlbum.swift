extension UIFont {
    /// The app's font.
    @MainActor public static func appFont(ofSize size: CGFloat) -> UIFont {
        .systemFont(ofSize: size, weight: ThemeProvider.shared.theme.weight)
    }

    /// The app's font where it speaks up.
    @MainActor public static func boldAppFont(ofSize size: CGFloat) -> UIFont {
        .systemFont(ofSize: size, weight: ThemeProvider.shared.theme.boldWeight)
    }
}
