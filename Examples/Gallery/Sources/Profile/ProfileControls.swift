import GalleryCore

/// The controls of `ProfileView.xib`, one for each field of a person.
@MainActor
struct ProfileControls {
    /// What marks them in the xib.
    enum Tag: Int, CaseIterable {
        case nameLabel = 100
        case ageLabel = 200
        case isMemberSwitch = 300
        case joinedAtLabel = 400
        case portraitView = 500
    }

    /// What they stand on.
    let root: UIView
    let nameLabel: GalleryLabel
    let ageLabel: GalleryLabel
    let isMemberSwitch: UISwitch
    let joinedAtLabel: GalleryLabel
    let portraitView: UIImageView

    /// Loads the xib.
    init() throws(XibError) {
        let xib = try XibView("ProfileView", in: .module)
        root = xib.root
        nameLabel = try xib.control(Tag.nameLabel)
        ageLabel = try xib.control(Tag.ageLabel)
        isMemberSwitch = try xib.control(Tag.isMemberSwitch)
        joinedAtLabel = try xib.control(Tag.joinedAtLabel)
        portraitView = try xib.control(Tag.portraitView)
        nameLabel.setStyle(font: .personTitle, color: .personTitle)
    }
}
