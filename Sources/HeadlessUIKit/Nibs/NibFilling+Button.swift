internal import XibDocument

extension NibFilling {
    func fill(_ button: UIButton) {
        button.changeTogether { fillFaces(of: button) }
        if let menu = node.child(key: "menu").flatMap(nib.make) as? UIMenu { button.menu = menu }
        set(\.isPointerInteractionEnabled, of: button, from: "pointerInteraction")
        if let configuration = node.child(key: "configuration"), configuration.name == "buttonConfiguration" {
            button.configuration = NibFilling(node: configuration, nib: nib).buttonConfiguration
        }
    }

    private func fillFaces(of button: UIButton) {
        if let word = node.attribute("buttonType"), let type = NibWords.buttonTypes[word] { button.take(type) }
        fillLabel(of: button)
        set(\.adjustsImageWhenHighlighted, of: button, from: "adjustsImageWhenHighlighted")
        set(\.adjustsImageWhenDisabled, of: button, from: "adjustsImageWhenDisabled")
        set(\.changesSelectionAsPrimaryAction, of: button, from: "changesSelectionAsPrimaryAction")
        if let insets = node.insets("contentEdgeInsets") { button.contentEdgeInsets = UIEdgeInsets(insets) }
        if let insets = node.insets("titleEdgeInsets") { button.titleEdgeInsets = UIEdgeInsets(insets) }
        if let insets = node.insets("imageEdgeInsets") { button.imageEdgeInsets = UIEdgeInsets(insets) }
        set(\.showsMenuAsPrimaryAction, of: button, from: "showsMenuAsPrimaryAction")
        set(\.reversesTitleShadowWhenHighlighted, of: button, from: "reversesTitleShadowWhenHighlighted")
        set(\.showsTouchWhenHighlighted, of: button, from: "showsTouchWhenHighlighted")
        set(
            \.preferredBehavioralStyle,
            of: button,
            from: "preferredBehavioralStyle",
            words: NibWords.behavioralStyles
        )
        set(\.role, of: button, from: "role", words: NibWords.roles)
        for state in node.children("state") { fill(button, for: state) }
    }

    private func fillLabel(of button: UIButton) {
        let font = font
        let mode = node.attribute("lineBreakMode").flatMap { NibWords.lineBreakModes[$0] }
        let offset = node.size("titleShadowOffset")
        guard font != nil || mode != nil || offset != nil, let label = button.titleLabel else { return }
        if let font { label.font = font }
        if let mode { label.lineBreakMode = mode }
        if let offset { label.shadowOffset = offset }
    }

    private func fill(_ button: UIButton, for element: XibNode) {
        guard let name = element.key, let state = NibWords.states[name] else { return }
        let filling = NibFilling(node: element, nib: nib)
        if let title = element.text("title") { button.setTitle(title, for: state) }
        if let title = filling.attributedText("attributedTitle") { button.setAttributedTitle(title, for: state) }
        if let symbol = filling.symbolConfiguration("preferredSymbolConfiguration") {
            button.setPreferredSymbolConfiguration(symbol, forImageIn: state)
        }
        if let image = filling.image("image") { button.setImage(image, for: state) }
        if let image = filling.image("backgroundImage") { button.setBackgroundImage(image, for: state) }
        if let color = filling.color("titleColor") { button.setTitleColor(color, for: state) }
        if let color = filling.color("titleShadowColor") { button.setTitleShadowColor(color, for: state) }
    }

    private var buttonConfiguration: UIButton.Configuration {
        var configuration = styledConfiguration
        configuration.title = node.text("title") ?? node.attributedText("attributedTitle")
        configuration.subtitle = node.text("subtitle") ?? node.attributedText("attributedSubtitle")
        configuration.image = image("image")
        if let title = words("attributedTitle") { configuration.attributedTitle = title }
        if let subtitle = words("attributedSubtitle") { configuration.attributedSubtitle = subtitle }
        if let font = node.font("subtitleFontDescription") {
            configuration.attributedSubtitle?[AttributeScopes.UIKitAttributes.FontAttribute.self] = self.font(font)
        }
        if let font = node.font("titleFontDescription") {
            configuration.attributedTitle?[AttributeScopes.UIKitAttributes.FontAttribute.self] = self.font(font)
        }
        if let ground = node.child(key: "background") {
            let filling = NibFilling(node: ground, nib: nib)
            if let radius: CGFloat = ground.value("cornerRadius") { configuration.background.cornerRadius = radius }
            if let width: CGFloat = ground.value("strokeWidth") { configuration.background.strokeWidth = width }
            if let outset: CGFloat = ground.value("strokeOutset") { configuration.background.strokeOutset = outset }
            if let image = filling.image("image") { configuration.background.image = image }
            if let mode = ground.attribute("imageContentMode").flatMap({ NibWords.contentModes[$0] }) {
                configuration.background.imageContentMode = mode
            }
            if let color = filling.color("strokeColor") { configuration.background.strokeColor = color }
            if let color = filling.color("backgroundColor") { configuration.background.backgroundColor = color }
        }
        configuration.preferredSymbolConfigurationForImage = symbolConfiguration("preferredSymbolConfigurationForImage")
        configuration.baseForegroundColor = color("baseForegroundColor")
        configuration.baseBackgroundColor = color("baseBackgroundColor")
        if let word = node.attribute("cornerStyle"), let style = NibWords.cornerStyles[word] {
            configuration.cornerStyle = style
        }
        if let word = node.attribute("buttonSize"), let size = NibWords.buttonSizes[word] {
            configuration.buttonSize = size
        }
        if let word = node.attribute("imagePlacement"), let edge = NibWords.placements[word] {
            configuration.imagePlacement = edge
        }
        if let word = node.attribute("titleAlignment"), let side = NibWords.titleAlignments[word] {
            configuration.titleAlignment = side
        }
        if let word = node.attribute("indicator"), let indicator = NibWords.buttonIndicators[word] {
            configuration.indicator = indicator
        }
        if let updates: Bool = node.value("automaticallyUpdateForSelection") {
            configuration.automaticallyUpdateForSelection = updates
        }
        // There is no Mac here.
        _ = node.attribute("macIdiomStyle")
        if let shows: Bool = node.value("showsActivityIndicator") { configuration.showsActivityIndicator = shows }
        if let insets = node.directionalInsets("contentInsets") { configuration.contentInsets = insets }
        if let padding: CGFloat = node.value("imagePadding") { configuration.imagePadding = padding }
        if let padding: CGFloat = node.value("titlePadding") { configuration.titlePadding = padding }
        return configuration
    }

    /// The attributed text for the key, in the font and colour that it begins with.
    private func words(_ key: String) -> AttributedString? {
        guard let text = attributedText(key), text.length > 0 else { return nil }
        let looks = text.attributes(at: 0, effectiveRange: nil)
        var words = AttributedString(text.string)
        words[AttributeScopes.UIKitAttributes.FontAttribute.self] = looks[.font] as? UIFont
        words[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = looks[.foregroundColor] as? UIColor
        return words
    }

    private var styledConfiguration: UIButton.Configuration {
        switch node.attribute("style") {
        case "filled": .filled()
        case "gray": .gray()
        case "tinted": .tinted()
        default: .plain()
        }
    }
}
