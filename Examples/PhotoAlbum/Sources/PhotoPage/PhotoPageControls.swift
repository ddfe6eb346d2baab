import PhotoAlbumCore

/// The controls of `PhotoPageView.xib`: what to know of the author, and the room for the photo's details.
@MainActor
struct PhotoPageControls {
    /// What marks them in the xib.
    enum Tag: Int, CaseIterable {
        case authorLabel = 100
        case photosTakenLabel = 200
        case details = 300
    }

    /// What they stand on.
    let root: UIView
    let authorLabel: PhotoAlbumLabel
    let photosTakenLabel: PhotoAlbumLabel
    let details: UIView

    /// Loads the xib.
    init() throws(XibError) {
        let xib = try XibView("PhotoPageView", in: .module)
        root = xib.root
        authorLabel = try xib.control(Tag.authorLabel)
        photosTakenLabel = try xib.control(Tag.photosTakenLabel)
        details = try xib.control(Tag.details)
        authorLabel.setStyle(font: .photoAuthor, color: .photoAuthor)
    }
}
