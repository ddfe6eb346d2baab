import PhotoAlbumCore

/// The controls of `PhotoPageView.xib`, one for each field of a photo.
@MainActor
struct PhotoPageControls {
    /// What marks them in the xib.
    enum Tag: Int, CaseIterable {
        case nameLabel = 100
        case creationDateLabel = 200
        case ratingLabel = 300
        case userLabel = 400
    }

    /// What they stand on.
    let root: UIView
    let nameLabel: PhotoAlbumLabel
    let creationDateLabel: PhotoAlbumLabel
    let ratingLabel: PhotoAlbumLabel
    let userLabel: PhotoAlbumLabel

    /// Loads the xib.
    init() throws(XibError) {
        let xib = try XibView("PhotoPageView", in: .module)
        root = xib.root
        nameLabel = try xib.control(Tag.nameLabel)
        creationDateLabel = try xib.control(Tag.creationDateLabel)
        ratingLabel = try xib.control(Tag.ratingLabel)
        userLabel = try xib.control(Tag.userLabel)
        nameLabel.setStyle(font: .photoTitle, color: .photoTitle)
    }
}
