import ThemeShopCore

/// The controls of `PosterPageView.xib`, one for each field of a poster.
@MainActor
struct PosterPageControls {
    /// What marks them in the xib.
    enum Tag: Int, CaseIterable {
        case titleLabel = 100
        case priceLabel = 200
    }

    /// What they stand on.
    let root: UIView
    let titleLabel: ThemeShopLabel
    let priceLabel: ThemeShopLabel

    /// Loads the xib.
    init() throws(XibError) {
        let xib = try XibView("PosterPageView", in: .module)
        root = xib.root
        titleLabel = try xib.control(Tag.titleLabel)
        priceLabel = try xib.control(Tag.priceLabel)
        titleLabel.setStyle(font: .posterTitle, color: .posterTitle)
    }
}
