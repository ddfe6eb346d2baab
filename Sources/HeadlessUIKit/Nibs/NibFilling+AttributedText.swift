internal import XibDocument

extension NibFilling {
    /// The text with looks that the element has for the key.
    func attributedText(_ key: String) -> NSAttributedString? {
        guard let element = node.child(key: key), element.name == "attributedString" else { return nil }
        let text = NSMutableAttributedString(string: "")
        for fragment in element.children("fragment") {
            guard let content = fragment.text("content") else { continue }
            let looks = fragment.child("attributes").map { NibFilling(node: $0, nib: nib).looks } ?? [:]
            text.append(NSAttributedString(string: content, attributes: looks))
        }
        return text
    }

    /// The side that the first paragraph of the text keeps to.
    func alignment(ofAttributedText key: String) -> NSTextAlignment? {
        let fragment = node.child(key: key)?.child("fragment")
        let style = fragment?.child("attributes")?.child(key: "NSParagraphStyle")
        return style?.attribute("alignment").flatMap { NibWords.textAlignments[$0] }
    }

    private var looks: [NSAttributedString.Key: Any] {
        var looks: [NSAttributedString.Key: Any] = [:]
        for child in node.children {
            guard let name = child.key else { continue }
            let key = NSAttributedString.Key(name)
            switch child.name {
            case "color": looks[key] = color(child.color(resources: nib.document.resources) ?? .white(0, alpha: 1))
            case "font": looks[key] = NibFilling(node: child, nib: nib).fontOfText
            case "integer": looks[key] = child.value("value", as: Int.self)
            case "real", "float", "double": looks[key] = child.value("value", as: Double.self)
            case "paragraphStyle": looks[key] = NibFilling(node: child, nib: nib).paragraphStyle
            case "shadow": looks[key] = NibFilling(node: child, nib: nib).shadow
            case "url", "string": looks[key] = child.attribute("string") ?? child.attribute("value")
            default: break
            }
        }
        return looks
    }

    private var shadow: NSShadow {
        let shadow = NSShadow()
        if let offset = node.size("offset") { shadow.shadowOffset = offset }
        if let color = color("color") { shadow.shadowColor = color }
        if let radius: CGFloat = node.value("blurRadius") { shadow.shadowBlurRadius = radius }
        return shadow
    }

    /// A font as attributed strings give it: of the system's, or by name.
    private var fontOfText: UIFont {
        let size: CGFloat = node.value("size") ?? UIFont.systemFontSize
        if let name = node.attribute("name") {
            return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
        }
        switch node.attribute("metaFont") {
        case "systemBold", "boldSystem": return .boldSystemFont(ofSize: size)
        case "systemItalic", "italicSystem": return .italicSystemFont(ofSize: size)
        case let word?:
            let weight = word.hasPrefix("system") ? word.dropFirst(6) : ""
            let name = weight.prefix(1).lowercased() + weight.dropFirst()
            return .systemFont(ofSize: size, weight: NibWords.weights[name] ?? .regular)
        case nil: return .systemFont(ofSize: size)
        }
    }
}
