internal import XibDocument

extension NibFilling {
    func fill(_ view: UIVisualEffectView) {
        view.effect = effect
    }

    /// A vibrancy is inside of the view's element, and its blur inside of it.
    private var effect: UIVisualEffect? {
        if let vibrancy = node.child("vibrancyEffect") {
            let blur = NibFilling(node: vibrancy, nib: nib).blur ?? UIBlurEffect(style: .regular)
            guard let style = vibrancy.attribute("style").flatMap({ NibWords.vibrancies[$0] }) else {
                return UIVibrancyEffect(blurEffect: blur)
            }
            return UIVibrancyEffect(blurEffect: blur, style: style)
        }
        return blur
    }

    private var blur: UIBlurEffect? {
        node.child("blurEffect").map { element in
            UIBlurEffect(style: element.attribute("style").flatMap { NibWords.blurs[$0] } ?? .extraLight)
        }
    }
}

extension NibWords {
    static let blurs: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
    static let vibrancies: [String: UIVibrancyEffectStyle] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
        "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]
}
