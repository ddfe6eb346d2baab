/// The distances that the system keeps where none is given.
@MainActor
enum SystemSpacing {
    /// Between neighbours, in points.
    static let between: CGFloat = 8

    /// From one place down to another: between lines of text as much as their font's lines are high.
    static func below(_ upper: LayoutTerm, to lower: LayoutTerm) -> CGFloat {
        guard upper.attribute.isBaseline, lower.attribute.isBaseline else { return between }
        let heights = [upper, lower].compactMap { term in (term.item as? UIView)?.fontOfLines?.lineHeight }
        return heights.max().map(TextMeasure.pixelCeiling) ?? between
    }
}

extension UIView {
    /// The font of the text that the view shows.
    fileprivate var fontOfLines: UIFont? {
        switch self {
        case let label as UILabel: label.font
        case let button as UIButton: button.label?.font
        case let field as UITextField: field.font
        case let text as UITextView: text.font
        default: nil
        }
    }
}
