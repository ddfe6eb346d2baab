internal import XibDocument

extension NibFilling {
    /// The font that the element has.
    var font: UIFont? {
        node.font().map(font)
    }

    private static let sizes: [String: Double] = [
        "button": Double(UIFont.buttonFontSize), "label": Double(UIFont.labelFontSize),
        "system": Double(UIFont.systemFontSize), "smallSystem": Double(UIFont.smallSystemFontSize),
    ]

    func font(_ font: XibFont) -> UIFont {
        let size = CGFloat(font.pointSize ?? font.sizeName.flatMap { Self.sizes[$0] } ?? Double(UIFont.systemFontSize))
        switch font.face {
        case .system(let weight):
            return UIFont.systemFont(ofSize: size, weight: weight.flatMap { NibWords.weights[$0] } ?? .regular)
        case .boldSystem:
            return UIFont.boldSystemFont(ofSize: size)
        case .italicSystem:
            return UIFont.italicSystemFont(ofSize: size)
        case .textStyle(let name):
            return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
        case .named(let name):
            if name.hasPrefix(".") { return UIFont.systemFont(ofSize: size) }
            if let known = UIFont(name: name, size: size) { return known }
            nib.log("There is no font '\(name)' here; line \(node.line) has the system's.")
            return UIFont.systemFont(ofSize: size)
        }
    }
}
