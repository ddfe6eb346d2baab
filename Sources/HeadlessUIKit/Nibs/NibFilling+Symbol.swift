internal import XibDocument

extension NibFilling {
    /// How symbols are to look, where the element says it for the key.
    func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
        guard let element = node.child(key: key) else { return nil }
        let scale = element.attribute("scale").flatMap { NibWords.symbolScales[$0] } ?? .unspecified
        let weight = element.attribute("weight").flatMap { NibWords.symbolWeights[$0] } ?? .unspecified
        let size: CGFloat? = element.value("pointSize")
        switch element.attribute("configurationType") {
        case "font":
            let font = NibFilling(node: element, nib: nib).font
            return font.map { UIImage.SymbolConfiguration(font: $0, scale: scale) }
        case _ where size != nil:
            return UIImage.SymbolConfiguration(pointSize: size ?? 17, weight: weight, scale: scale)
        default:
            guard weight != .unspecified else { return UIImage.SymbolConfiguration(scale: scale) }
            let weighted = UIImage.SymbolConfiguration(weight: weight)
            return scale == .unspecified ? weighted : weighted.applying(UIImage.SymbolConfiguration(scale: scale))
        }
    }
}

extension NibFilling {
    /// How large a reference shows its symbol and in which colours, where it says so.
    var symbolLooks: [UIImage.SymbolConfiguration] {
        let scale = node.attribute("symbolScale").flatMap { NibWords.symbolScales[$0] }
        return [symbolColors, scale.map { UIImage.SymbolConfiguration(scale: $0) }].compactMap(\.self)
    }

    private var symbolColors: UIImage.SymbolConfiguration? {
        let mode = node.attribute("renderingMode")
        let colors = (node.child("hierarchicalColors") ?? node.child("paletteColors"))?.children ?? []
        let inks = colors.compactMap { $0.color(resources: nib.document.resources) }.map(color)
        switch (mode, inks.first) {
        case ("monochrome", _): return .preferringMonochrome()
        case ("multicolor", _): return .preferringMulticolor()
        case ("hierarchical", let ink?): return UIImage.SymbolConfiguration(hierarchicalColor: ink)
        case ("palette", _?): return UIImage.SymbolConfiguration(paletteColors: inks)
        default: return nil
        }
    }
}

extension NibWords {
    static let renderingModes: [String: UIImage.RenderingMode] = [
        "original": .alwaysOriginal, "template": .alwaysTemplate,
    ]
    static let symbolScales: [String: UIImage.SymbolScale] = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]
    static let symbolWeights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
