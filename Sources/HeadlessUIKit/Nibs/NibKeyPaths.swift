/// The key paths of UIKit's classes that a runtime attribute may name.
@MainActor
enum NibKeyPaths {
    /// Sets `path` of `object`; false where the class has no such path for a value of this type.
    static func set(_ path: String, to value: NibValue, of object: NSObject) -> Bool {
        if setByList(path, to: value, of: object) { return true }
        guard let view = object as? UIView else { return false }
        return switch value {
        case .number(let number): set(path, to: CGFloat(number), of: view) || set(path, to: number != 0, of: view)
        case .flag(let flag): set(path, to: flag, of: view)
        case .text(let text): set(path, to: text, of: view)
        case .color(let color): set(path, to: color, of: view)
        case .size(let size): set(path, to: size, of: view)
        case .point(let point): set(path, to: CGSize(width: point.x, height: point.y), of: view)
        case .image(let image): set(path, to: image, of: view)
        case .rect(let rect): set(path, to: rect, of: view)
        case .range, .none: false
        }
    }

    /// A class's own list comes first.
    private static func setByList(_ path: String, to value: NibValue, of object: NSObject) -> Bool {
        guard let outlet = (object as? any Headless.NibOutlets)?.nibOutlets[path] else { return false }
        return outlet.set(value.boxed)
    }

    private static func set(_ path: String, to number: CGFloat, of view: UIView) -> Bool {
        let layer = view.layer
        switch path {
        case "layer.cornerRadius": layer.cornerRadius = number
        case "layer.borderWidth": layer.borderWidth = number
        case "layer.shadowRadius": layer.shadowRadius = number
        case "layer.shadowOpacity": layer.shadowOpacity = Float(number)
        case "layer.opacity": layer.opacity = Float(number)
        case "layer.zPosition": layer.zPosition = number
        case "layer.rasterizationScale": layer.rasterizationScale = number
        case "layer.maskedCorners":
            layer.maskedCorners = CACornerMask(rawValue: UInt(max(0, min(number, 15))))
        case "layer.transform.rotation", "layer.transform.rotation.z":
            view.transform = CGAffineTransform(rotationAngle: number)
        case "alpha": view.alpha = number
        case "tag": view.tag = Int(max(-1e15, min(1e15, number)))
        case "numberOfLines": return set(\UILabel.numberOfLines, to: Int(max(0, min(number, 1e9))), of: view)
        case "titleLabel.numberOfLines":
            (view as? UIButton)?.titleLabel?.numberOfLines = Int(max(0, min(number, 1e9)))
        case "titleLabel.textAlignment":
            guard let alignment = NSTextAlignment(rawValue: Int(max(0, min(number, 9)))) else { return false }
            (view as? UIButton)?.titleLabel?.textAlignment = alignment
        case "titleLabel.minimumScaleFactor": (view as? UIButton)?.titleLabel?.minimumScaleFactor = number
        case "minimumScaleFactor": return set(\UILabel.minimumScaleFactor, to: number, of: view)
        case "spacing": return set(\UIStackView.spacing, to: number, of: view)
        default: return false
        }
        return true
    }

    private static func set(_ path: String, to flag: Bool, of view: UIView) -> Bool {
        switch path {
        case "layer.masksToBounds": view.layer.masksToBounds = flag
        case "layer.shouldRasterize": view.layer.shouldRasterize = flag
        case "layer.hidden": view.layer.isHidden = flag
        case "clipsToBounds": view.clipsToBounds = flag
        case "hidden", "isHidden": view.isHidden = flag
        case "opaque": view.isOpaque = flag
        case "userInteractionEnabled": view.isUserInteractionEnabled = flag
        case "exclusiveTouch": view.isExclusiveTouch = flag
        case "isAccessibilityElement": view.isAccessibilityElement = flag
        case "translatesAutoresizingMaskIntoConstraints": view.translatesAutoresizingMaskIntoConstraints = flag
        case "enabled": return set(\UIControl.isEnabled, to: flag, of: view)
        case "selected": return set(\UIControl.isSelected, to: flag, of: view)
        case "adjustsFontSizeToFitWidth": return set(\UILabel.adjustsFontSizeToFitWidth, to: flag, of: view)
        case "titleLabel.adjustsFontSizeToFitWidth": (view as? UIButton)?.titleLabel?.adjustsFontSizeToFitWidth = flag
        case "adjustsFontForContentSizeCategory":
            return set(\UILabel.adjustsFontForContentSizeCategory, to: flag, of: view)
                || set(\UITextView.adjustsFontForContentSizeCategory, to: flag, of: view)
                || set(\UITextField.adjustsFontForContentSizeCategory, to: flag, of: view)
        case "titleLabel.adjustsFontForContentSizeCategory":
            (view as? UIButton)?.titleLabel?.adjustsFontForContentSizeCategory = flag
        case "scrollsToTop": return set(\UIScrollView.scrollsToTop, to: flag, of: view)
        default: return false
        }
        return true
    }

    /// A layer's colours are `CGColor`s: as on a device, a `UIColor` is no value for them.
    private static func set(_ path: String, to color: UIColor, of view: UIView) -> Bool {
        switch path {
        case "backgroundColor": view.backgroundColor = color
        case "tintColor": view.tintColor = color
        case "textColor": return set(\UILabel.textColor, to: color, of: view)
        case "sectionIndexColor": return set(\UITableView.sectionIndexColor, to: color, of: view)
        case "thumbTintColor": return set(\UISwitch.thumbTintColor, to: color, of: view)
        default: return false
        }
        return true
    }

    private static func set(_ path: String, to text: String, of view: UIView) -> Bool {
        switch path {
        case "accessibilityIdentifier": view.accessibilityIdentifier = text
        case "accessibilityLabel": view.accessibilityLabel = text
        case "accessibilityHint": view.accessibilityHint = text
        case "accessibilityValue": view.accessibilityValue = text
        case "restorationIdentifier": view.restorationIdentifier = text
        case "text":
            return set(\UILabel.text, to: text, of: view) || set(\UITextField.text, to: text, of: view)
                || set(\UITextView.text, to: text, of: view)
        case "placeholder": return set(\UITextField.placeholder, to: text, of: view)
        default: return false
        }
        return true
    }

    private static func set(_ path: String, to size: CGSize, of view: UIView) -> Bool {
        switch path {
        case "layer.shadowOffset": view.layer.shadowOffset = size
        case "shadowOffset": return set(\UILabel.shadowOffset, to: size, of: view)
        case "contentSize": return set(\UIScrollView.contentSize, to: size, of: view)
        case "center": view.center = CGPoint(x: size.width, y: size.height)
        case "layer.anchorPoint": view.layer.anchorPoint = CGPoint(x: size.width, y: size.height)
        default: return false
        }
        return true
    }

    private static func set(_ path: String, to image: UIImage, of view: UIView) -> Bool {
        switch path {
        case "image": set(\UIImageView.image, to: image, of: view)
        case "highlightedImage": set(\UIImageView.highlightedImage, to: image, of: view)
        default: false
        }
    }

    private static func set(_ path: String, to rect: CGRect, of view: UIView) -> Bool {
        switch path {
        case "frame": view.frame = rect
        case "bounds": view.bounds = rect
        default: return false
        }
        return true
    }

    private static func set<Part: UIView, Value>(
        _ property: ReferenceWritableKeyPath<Part, Value>,
        to value: Value,
        of view: UIView
    ) -> Bool {
        guard let part = view as? Part else { return false }
        part[keyPath: property] = value
        return true
    }
}
