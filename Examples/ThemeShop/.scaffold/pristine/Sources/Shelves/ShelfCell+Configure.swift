import ThemeShopCore

extension ShelfCell {
    /// Shows `shelfModel`.
    func configure(for shelfModel: Shelf) {
        titleLabel.text = shelfModel.name
        detailLabel.text = shelfModel.detailText
    }
}
