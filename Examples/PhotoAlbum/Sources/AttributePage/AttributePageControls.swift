import PhotoAlbumCore

/// The controls of `AttributePageView.xib`, one for each field of an attribute.
@MainActor
struct AttributePageControls {
    /// What marks them in the xib.
    enum Tag: Int, CaseIterable {
        case titleLabel = 100
        case textLabel = 200
        case ratingLabel = 300
    }

    /// What they stand on.
    let root: UIView
    let titleLabel: PhotoAlbumLabel
    let textLabel: PhotoAlbumLabel
    let ratingLabel: PhotoAlbumLabel

    /// Loads the xib.
    init() throws(XibError) {
        let xib = try XibView("AttributePageView", in: .module)
        root = xib.root
        titleLabel = try xib.control(Tag.titleLabel)
        textLabel = try xib.control(Tag.textLabel)
        ratingLabel = try xib.control(Tag.ratingLabel)
        titleLabel.setStyle(font: .attributeTitle, color: .attributeTitle)
    }
}
