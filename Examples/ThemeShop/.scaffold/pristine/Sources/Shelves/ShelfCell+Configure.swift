import ThemeShopCore

extension ShelfCell {
    /// Shows `shelf`.
    func configure(for shelf: Shelf) {
        titleLabel.text = shelf.name
        detailLabel.text = shelf.detailText
    }
}
