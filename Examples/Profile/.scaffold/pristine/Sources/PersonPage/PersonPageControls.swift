import ProfileCore

/// The controls of `PersonPageView.xib`, one for each field of a person.
@MainActor
struct PersonPageControls {
    /// What marks them in the xib.
    enum Tag: Int, CaseIterable {
        case nameLabel = 100
        case ageLabel = 200
    }

    /// What they stand on.
    let root: UIView
    let nameLabel: ProfileLabel
    let ageLabel: ProfileLabel

    /// Loads the xib.
    init() throws(XibError) {
        let xib = try XibView("PersonPageView", in: .module)
        root = xib.root
        nameLabel = try xib.control(Tag.nameLabel)
        ageLabel = try xib.control(Tag.ageLabel)
        nameLabel.setStyle(font: .personTitle, color: .personTitle)
    }
}
