import HeadlessUIKit
import Testing

/// Each key path that a runtime attribute may name.
@MainActor @Suite struct NibRuntimeAttributeTests: NibSaying {
    @Test func `a number sets what takes numbers`() {
        sets("view", "layer.cornerRadius", .number, \UIView.layer.cornerRadius, 3)
        sets("view", "layer.borderWidth", .number, \UIView.layer.borderWidth, 3)
        sets("view", "layer.shadowRadius", .number, \UIView.layer.shadowRadius, 2)
        sets("view", "layer.shadowOpacity", .number, \UIView.layer.shadowOpacity, 1)
        sets("view", "layer.opacity", .number, \UIView.layer.opacity, 0)
        sets("view", "layer.zPosition", .number, \UIView.layer.zPosition, 3)
        sets("view", "layer.rasterizationScale", .number, \UIView.layer.rasterizationScale, 3)
        sets("view", "layer.maskedCorners", .number, \UIView.layer.maskedCorners.rawValue, 3)
        for path in ["layer.transform.rotation", "layer.transform.rotation.z"] {
            sets("view", path, .number, \UIView.transform, CGAffineTransform(rotationAngle: 2), text: "2")
        }
        sets("view", "alpha", .number, \UIView.alpha, 0)
        sets("view", "tag", .number, \UIView.tag, 3)
        sets("view", "hidden", .number, \UIView.isHidden, true, text: "1")
        sets("label", "numberOfLines", .number, \UILabel.numberOfLines, 3)
        sets("label", "minimumScaleFactor", .number, \UILabel.minimumScaleFactor, 1)
        sets("stackView", "spacing", .number, \UIStackView.spacing, 3)
        sets("button", "titleLabel.numberOfLines", .number, \UIButton.titleLabel?.numberOfLines, 3, text: "3")
        sets("button", "titleLabel.textAlignment", .number, \UIButton.titleLabel?.textAlignment, .right, text: "2")
        sets("button", "titleLabel.minimumScaleFactor", .number, \UIButton.titleLabel?.minimumScaleFactor, 1, text: "1")
    }

    @Test func `a flag sets what takes flags`() {
        sets("view", "layer.masksToBounds", .flag, \UIView.layer.masksToBounds, true)
        sets("view", "layer.shouldRasterize", .flag, \UIView.layer.shouldRasterize, true)
        sets("view", "layer.hidden", .flag, \UIView.layer.isHidden, true)
        sets("view", "clipsToBounds", .flag, \UIView.clipsToBounds, true)
        sets("view", "hidden", .flag, \UIView.isHidden, true)
        sets("view", "isHidden", .flag, \UIView.isHidden, true)
        sets("view", "opaque", .flag, \UIView.isOpaque, false)
        sets("view", "userInteractionEnabled", .flag, \UIView.isUserInteractionEnabled, false)
        sets("view", "exclusiveTouch", .flag, \UIView.isExclusiveTouch, true)
        sets("view", "isAccessibilityElement", .flag, \UIView.isAccessibilityElement, true)
        let resizes = \UIView.translatesAutoresizingMaskIntoConstraints
        sets("view", "translatesAutoresizingMaskIntoConstraints", .flag, resizes, false)
        sets("control", "enabled", .flag, \UIControl.isEnabled, false)
        sets("control", "selected", .flag, \UIControl.isSelected, true)
        sets("label", "adjustsFontSizeToFitWidth", .flag, \UILabel.adjustsFontSizeToFitWidth, false)
        let adjusts = "adjustsFontForContentSizeCategory"
        sets("label", adjusts, .flag, \UILabel.adjustsFontForContentSizeCategory, true)
        sets("textView", adjusts, .flag, \UITextView.adjustsFontForContentSizeCategory, true)
        sets("textField", adjusts, .flag, \UITextField.adjustsFontForContentSizeCategory, true)
        sets("scrollView", "scrollsToTop", .flag, \UIScrollView.scrollsToTop, false)
        let fits = \UIButton.titleLabel?.adjustsFontSizeToFitWidth
        sets("button", "titleLabel.adjustsFontSizeToFitWidth", .flag, fits, true)
        let follows = \UIButton.titleLabel?.adjustsFontForContentSizeCategory
        sets("button", "titleLabel." + adjusts, .flag, follows, true)
    }

    @Test func `a text sets what takes texts`() {
        sets("view", "accessibilityIdentifier", .text, \UIView.accessibilityIdentifier, "T")
        sets("view", "accessibilityLabel", .text, \UIView.accessibilityLabel, "T")
        sets("view", "accessibilityHint", .text, \UIView.accessibilityHint, "T")
        sets("view", "accessibilityValue", .text, \UIView.accessibilityValue, "T")
        sets("view", "restorationIdentifier", .text, \UIView.restorationIdentifier, "T")
        sets("label", "text", .text, \UILabel.text, "T")
        sets("textField", "text", .text, \UITextField.text, "T")
        sets("textView", "text", .text, \UITextView.text, "T")
        sets("textField", "placeholder", .text, \UITextField.placeholder, "T")
    }

    @Test func `a colour, an image, a size, a point or a rectangle sets what takes one`() {
        sets("view", "backgroundColor", .color, \UIView.backgroundColor, red)
        sets("view", "tintColor", .color, \UIView.tintColor, red)
        sets("label", "textColor", .color, \UILabel.textColor, red)
        sets("tableView", "sectionIndexColor", .color, \UITableView.sectionIndexColor, red)
        sets("switch", "thumbTintColor", .color, \UISwitch.thumbTintColor, red)
        sets("imageView", "image", .image, \UIImageView.image?.isSymbolImage, true)
        sets("imageView", "highlightedImage", .image, \UIImageView.highlightedImage?.isSymbolImage, true)
        let size = CGSize(width: 5, height: 6)
        sets("view", "layer.shadowOffset", .size, \UIView.layer.shadowOffset, size)
        sets("label", "shadowOffset", .size, \UILabel.shadowOffset, size)
        sets("scrollView", "contentSize", .size, \UIScrollView.contentSize, size)
        sets("view", "center", .point, \UIView.center, CGPoint(x: 5, y: 6))
        sets("view", "layer.anchorPoint", .point, \UIView.layer.anchorPoint, CGPoint(x: 5, y: 6))
        sets("view", "frame", .rect, \UIView.frame, CGRect(x: 1, y: 2, width: 5, height: 6))
        sets("view", "bounds", .rect, \UIView.bounds, CGRect(x: 1, y: 2, width: 5, height: 6))
    }

    private enum Kind {
        case number, flag, text, color, image, size, point, rect
    }

    private func sets<Object, Value: Equatable>(
        _ element: String,
        _ path: String,
        _ kind: Kind,
        _ property: KeyPath<Object, Value>,
        _ value: Value,
        text: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let words =
            switch kind {
            case .number: #"type="number"><real key="value" value="\#(text ?? "\(value)")"/>"#
            case .flag: #"type="boolean" value="\#(value as? Bool == true ? "YES" : "NO")">"#
            case .text: #"type="string" value="T">"#
            case .color: #"type="color">\#(red("value"))"#
            case .image: #"type="image" \#(star("value"))>"#
            case .size: #"type="size"><size key="value" width="5" height="6"/>"#
            case .point: #"type="point"><point key="value" x="5" y="6"/>"#
            case .rect: #"type="rect"><rect key="value" x="1" y="2" width="5" height="6"/>"#
            }
        let attribute = #"<userDefinedRuntimeAttribute keyPath="\#(path)" \#(words)</userDefinedRuntimeAttribute>"#
        let list = "<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes>"
        says(element, list, property, value, sourceLocation: sourceLocation)
    }
}
