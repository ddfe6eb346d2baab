/// The one place that knows the theme in use.
@MainActor
public final class ThemeProvider {
    /// The app's provider.
    public static let shared = ThemeProvider()

    fileprivate let state = SharedState(Theme.day)

    /// The theme in use; setting another restyles every screen, control and cell there is.
    public var theme: Theme {
        get { state.value }
        set { if newValue != state.value { state.value = newValue } }
    }
}

extension EventBag {
    /// Calls `apply` now and after each change of theme.
    @MainActor
    public func followTheme(_ apply: @escaping @MainActor () -> Void) {
        follow(ThemeProvider.shared.state) { _ in apply() }
    }
}
