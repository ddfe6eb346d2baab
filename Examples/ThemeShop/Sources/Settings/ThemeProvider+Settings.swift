import ThemeShopCore

extension ThemeProvider {
    /// Takes up the theme that was chosen last; the app calls this when it starts.
    public func restore(from store: ThemeStore = .standard) {
        if let chosen = store.load() { theme = chosen }
    }
}
