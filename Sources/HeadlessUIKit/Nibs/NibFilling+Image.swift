internal import XibDocument

extension NibFilling {
    /// The image that an attribute names, of the size that Interface Builder noted when the picture is not in the bundle.
    func image(_ attribute: String) -> UIImage? {
        if let reference = node.child(key: attribute), reference.name == "imageReference" {
            let filling = NibFilling(node: reference, nib: nib)
            let mode = reference.attribute("renderingMode").flatMap { NibWords.renderingModes[$0] }
            let plain = filling.image("image")
            let image = mode.flatMap { plain?.withRenderingMode($0) } ?? plain
            return filling.symbolLooks.reduce(image) { $0?.applyingSymbolConfiguration($1) ?? $0 }
        }
        guard let name = node.attribute(attribute) else { return nil }
        if node.attribute("catalog") == "system", let symbol = UIImage(systemName: name) { return symbol }
        if let known = UIImage(named: name, in: nib.bundle, compatibleWith: nil) { return known }
        nib.log("Could not load the \"\(name)\" image referenced from a nib; line \(node.line) has a blank one.")
        let size = nib.document.resources.imageSizes[name].map { CGSize(width: $0.width, height: $0.height) } ?? .zero
        return UIImage(source: ImageSource(origin: .named(name), size: size))
    }

    func fill(_ view: UIImageView) {
        if let image = image("image") { view.image = image }
        if let image = image("highlightedImage") { view.highlightedImage = image }
        if let symbol = symbolConfiguration("preferredSymbolConfiguration") {
            view.preferredSymbolConfiguration = symbol
        }
        set(
            \.adjustsImageSizeForAccessibilityContentSizeCategory,
            of: view,
            from: "adjustsImageSizeForAccessibilityContentSizeCategory"
        )
        set(\.isHighlighted, of: view, from: "highlighted")
    }
}
