import GalleryCore

/// The controls of `PhotoDetailView.xib`, one for each field of a photo.
@MainActor
struct PhotoDetailControls {
    /// What marks them in the xib.
    enum Tag: Int, CaseIterable {
        case titleLabel = 100
        case createdAtLabel = 200
    }

    /// What they stand on.
    let root: UIView
    let titleLabel: GalleryLabel
    let createdAtLabel: GalleryLabel

    /// Loads the xib.
    init() throws(XibError) {
        let xib = try XibView("PhotoDetailView", in: .module)
        root = xib.root
        titleLabel = try xib.control(Tag.titleLabel)
        createdAtLabel = try xib.control(Tag.createdAtLabel)
        titleLabel.setStyle(font: .photoTitle, color: .photoTitle)
    }
}
