internal import XibDocument

extension NibFilling {
    /// Sets what someone typed as a key path and a value, as far as the key path is one that is known.
    func fillRuntimeAttributes(of view: UIView) {
        for attribute in node.contents(of: "userDefinedRuntimeAttributes") {
            guard let path = attribute.attribute("keyPath") else { continue }
            _ = attribute.attribute("type")
            guard !set(path, to: attribute, of: view) else { continue }
            nib.log("The runtime attribute '\(path)' of <\(node.name)> in line \(attribute.line) cannot be set here.")
        }
    }

    private func set(_ path: String, to attribute: XibNode, of view: UIView) -> Bool {
        if let number = attribute.child(key: "value")?.value("value", as: Double.self) {
            return set(path, to: number, of: view)
        }
        if let flag: Bool = attribute.value("value") {
            return set(path, to: flag, of: view)
        }
        if let color = NibFilling(node: attribute, nib: nib).color("value") {
            return set(path, to: color, of: view)
        }
        if let size = attribute.size("value") {
            guard path == "layer.shadowOffset" else { return false }
            view.layer.shadowOffset = size
            return true
        }
        guard let text = attribute.text("value") else { return false }
        return set(path, to: text, of: view)
    }

    private func set(_ path: String, to number: Double, of view: UIView) -> Bool {
        switch path {
        case "layer.cornerRadius": view.layer.cornerRadius = CGFloat(number)
        case "layer.borderWidth": view.layer.borderWidth = CGFloat(number)
        case "layer.shadowRadius": view.layer.shadowRadius = CGFloat(number)
        case "layer.shadowOpacity": view.layer.shadowOpacity = Float(number)
        case "layer.opacity": view.layer.opacity = Float(number)
        case "layer.zPosition": view.layer.zPosition = CGFloat(number)
        case "alpha": view.alpha = CGFloat(number)
        case "tag": view.tag = Int(number)
        default: return false
        }
        return true
    }

    private func set(_ path: String, to flag: Bool, of view: UIView) -> Bool {
        switch path {
        case "layer.masksToBounds": view.layer.masksToBounds = flag
        case "clipsToBounds": view.clipsToBounds = flag
        case "hidden", "isHidden": view.isHidden = flag
        case "isAccessibilityElement": view.isAccessibilityElement = flag
        default: return false
        }
        return true
    }

    private func set(_ path: String, to color: UIColor, of view: UIView) -> Bool {
        switch path {
        case "backgroundColor": view.backgroundColor = color
        case "tintColor": view.tintColor = color
        default: return false
        }
        return true
    }

    private func set(_ path: String, to text: String, of view: UIView) -> Bool {
        switch path {
        case "accessibilityIdentifier": view.accessibilityIdentifier = text
        case "accessibilityLabel": view.accessibilityLabel = text
        case "accessibilityHint": view.accessibilityHint = text
        default: return false
        }
        return true
    }
}
