import GalleryCore

/// The controls of `ReviewFormView.xib`, which ask for a review.
@MainActor
struct ReviewFormControls {
    /// What marks them in the xib.
    enum Tag: Int, CaseIterable {
        case problemLine = 100
        case titleField = 200
        case starsLabel = 300
        case starsStepper = 400
        case isPublicSwitch = 500
        case visitedOnPicker = 600
        case priceField = 700
        case siteField = 800
        case saveButton = 900
    }

    /// What they stand on.
    let root: UIView
    let problemLine: GalleryLabel
    let titleField: GalleryTextField
    let starsLabel: GalleryLabel
    let starsStepper: UIStepper
    let isPublicSwitch: UISwitch
    let visitedOnPicker: UIDatePicker
    let priceField: GalleryTextField
    let siteField: GalleryTextField
    let saveButton: UIButton

    /// Loads the xib.
    init() throws(XibError) {
        let xib = try XibView("ReviewFormView", in: .module)
        root = xib.root
        problemLine = try xib.control(Tag.problemLine)
        titleField = try xib.control(Tag.titleField)
        starsLabel = try xib.control(Tag.starsLabel)
        starsStepper = try xib.control(Tag.starsStepper)
        isPublicSwitch = try xib.control(Tag.isPublicSwitch)
        visitedOnPicker = try xib.control(Tag.visitedOnPicker)
        priceField = try xib.control(Tag.priceField)
        siteField = try xib.control(Tag.siteField)
        saveButton = try xib.control(Tag.saveButton)
        problemLine.setStyle(font: .reviewProblem, color: .reviewProblem)
    }
}
