import ThemeShopCore

extension ThemeCell {
    /// Shows `theme`.
    func configure(for theme: Theme) {
        titleLabel.text = theme.name
        self.theme = theme
    }
}
