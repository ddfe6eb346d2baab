/// What a view and all inside it show: texts, pictures, and what controls are set to.
public struct ViewContent: Hashable, Sendable {
    private let values: [String]

    /// Looks at `view`, whether or not it is in a window.
    @MainActor
    public init(of view: UIView) {
        values = Self.values(of: view)
    }

    @MainActor
    private static func values(of view: UIView) -> [String] {
        guard !view.isHidden else { return [] }
        return [value(of: view), view.accessibilityValue].compactMap(\.self) + view.subviews.flatMap(values)
    }

    @MainActor
    private static func value(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let field as UITextField: field.text
        case let view as UITextView: view.text
        case let view as UIImageView: view.image?.pngData()?.base64EncodedString()
        case let control as UISwitch: "\(control.isOn)"
        case let control as UISegmentedControl: "\(control.selectedSegmentIndex)"
        case let control as UIStepper: "\(control.value)"
        case let control as UISlider: "\(control.value)"
        case let picker as UIDatePicker: "\(picker.date)"
        case let view as UIProgressView: "\(view.progress)"
        default: nil
        }
    }
}
