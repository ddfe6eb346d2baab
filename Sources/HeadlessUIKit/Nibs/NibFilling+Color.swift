internal import XibDocument

extension NibFilling {
    /// The colour that the element has for the key.
    func color(_ key: String) -> UIColor? {
        node.color(key, resources: nib.document.resources).map(color)
    }

    /// The colour that a nib describes; UIKit's own are the very objects that UIKit gives.
    func color(_ color: XibColor) -> UIColor {
        switch color {
        case .rgb(let red, let green, let blue, let alpha):
            UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .displayP3(let red, let green, let blue, let alpha):
            UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case .white(let white, let alpha):
            UIColor(white: white, alpha: alpha)
        case .system(let name, let fallback):
            NibColors.system[name] ?? self.fallback(fallback, for: name)
        case .named(let name, let fallback):
            UIColor(named: name, in: nib.bundle, compatibleWith: nil) ?? self.fallback(fallback, for: name)
        }
    }

    private func fallback(_ fallback: XibColor?, for name: String) -> UIColor {
        if let fallback { return color(fallback) }
        nib.log("There is no colour '\(name)' here; line \(node.line) has black.")
        return .black
    }
}
