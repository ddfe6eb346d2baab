import ThemeShopCore

extension PosterCell {
    /// Shows `poster`.
    func configure(for poster: Poster) {
        titleLabel.text = poster.title
        detailLabel.text = poster.detailText
    }
}
