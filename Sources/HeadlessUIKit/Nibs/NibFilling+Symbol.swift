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
            return font.map { UIImage.SymbolConfiguration(font: $0) }
        case _ where size != nil:
            return UIImage.SymbolConfiguration(pointSize: size ?? 17, weight: weight, scale: scale)
        default:
            guard scale == .unspecified else { return UIImage.SymbolConfiguration(scale: scale) }
            return UIImage.SymbolConfiguration(weight: weight)
        }
    }
}

extension NibWords {
    static let symbolScales: [String: UIImage.SymbolScale] = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]
    static let symbolWeights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
