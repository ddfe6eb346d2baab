import ProfileCore

/// The controls of `PersonPageView.xib`: a label for each field of a person, and the two buttons.
@MainActor
struct PersonPageControls {
    /// What marks them in the xib.
    enum Tag: Int, CaseIterable {
        case nameLabel = 100
        case ageLabel = 200
        case fillButton = 300
        case clearButton = 400
    }

    /// What they stand on.
    let root: UIView
    let nameLabel: ProfileLabel
    let ageLabel: ProfileLabel
    let fillButton: UIButton
    let clearButton: UIButton

    /// Loads the xib.
    init() throws(XibError) {
        let xib = try XibView("PersonPageView", in: .module)
        root = xib.root
        nameLabel = try xib.control(Tag.nameLabel)
        ageLabel = try xib.control(Tag.ageLabel)
        fillButton = try xib.control(Tag.fillButton)
        clearButton = try xib.control(Tag.clearButton)
        nameLabel.setStyle(font: .personTitle, color: .personTitle)
    }
}
