extension UIView {
    /// What the view's class, and what it shows, say of it.
    var natureOfView: AccessibilityNature {
        var nature = AccessibilityNature()
        nature.frame = convert(bounds, to: nil)
        switch self {
        case let label as UILabel:
            nature.describe(label.text, as: label.isEnabled ? .staticText : [.staticText, .notEnabled])
        case is UIImageView:
            nature.traits = .image
        case let control as UIControl:
            nature.describe(control)
        case let text as UITextView:
            nature.describe(nil, as: text.isEditable ? .none : .staticText)
            nature.value = text.text
        case let progress as UIProgressView:
            nature.describe(nil, as: .updatesFrequently)
            nature.value = AccessibilityNature.percent(progress.progress)
        default:
            break
        }
        return nature
    }
}

extension AccessibilityNature {
    /// A part in hundredths, as it is read out.
    static func percent(_ part: Float) -> String {
        "\(Int((part * 100).rounded()))%"
    }

    fileprivate mutating func describe(_ label: String?, as traits: UIAccessibilityTraits) {
        isElement = true
        self.label = label
        self.traits = traits
    }

    @MainActor
    fileprivate mutating func describe(_ control: UIControl) {
        switch control {
        case let button as UIButton:
            describe(button.configuration?.title ?? button.currentTitle, as: .button)
        case let toggle as UISwitch:
            describe(nil, as: [.button, .toggleButton])
            value = toggle.isOn ? "1" : "0"
        case let slider as UISlider:
            describe(nil, as: .adjustable)
            let range = slider.maximumValue - slider.minimumValue
            value = Self.percent(range > 0 ? (slider.value - slider.minimumValue) / range : 0)
        case let field as UITextField:
            describe(nil, as: .none)
            value = field.text?.isEmpty == false ? field.text : field.placeholder
        case let pages as UIPageControl:
            describe(nil, as: [.adjustable, .updatesFrequently])
            value = "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
        default:
            return
        }
        if !control.isEnabled { traits.insert(.notEnabled) }
        if control.isSelected { traits.insert(.selected) }
    }
}
