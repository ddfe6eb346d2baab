import Posters
import ThemeShopCore

extension PosterPageControls {
    /// Shows `poster`.
    func configure(for poster: Poster) {
        titleLabel.text = poster.title
        priceLabel.text = poster.price.formatted()
        root.setNeedsLayout()
    }
}
