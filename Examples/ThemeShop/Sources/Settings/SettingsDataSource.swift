import ThemeShopCore

/// The cells for themes.
typealias SettingsDataSource = ArrayDataSource<Theme, ThemeCell>

extension SettingsDataSource {
    /// A cell for each of `items`.
    convenience init(items: [Item]) {
        self.init(items: items, cellIdentifier: "ThemeCell") { cell, theme in cell.configure(for: theme) }
    }
}
