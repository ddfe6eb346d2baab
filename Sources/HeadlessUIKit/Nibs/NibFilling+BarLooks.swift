internal import XibDocument

extension NibFilling {
    /// Sets how a navigation bar looks.
    func fillBarLooks(of bar: UINavigationBar) {
        if let image = image("backIndicatorImage") { bar.backIndicatorImage = image }
        if let image = image("backIndicatorTransitionMaskImage") { bar.backIndicatorTransitionMaskImage = image }
        if let image = image("shadowImage") { bar.shadowImage = image }
        if let looks = textLooks("titleTextAttributes") { bar.titleTextAttributes = looks }
        if let looks = textLooks("largeTitleTextAttributes") { bar.largeTitleTextAttributes = looks }
        typealias Looks = UINavigationBarAppearance
        if let looks: Looks = appearance("standardAppearance") { bar.standardAppearance = looks }
        if let looks: Looks = appearance("compactAppearance") { bar.compactAppearance = looks }
        if let looks: Looks = appearance("scrollEdgeAppearance") { bar.scrollEdgeAppearance = looks }
        if let looks: Looks = appearance("compactScrollEdgeAppearance") { bar.compactScrollEdgeAppearance = looks }
    }

    /// Sets how a tab bar looks.
    func fillBarLooks(of bar: UITabBar) {
        // The name of the time before tints.
        if let tint = color("selectedImageTintColor") { bar.tintColor = tint }
        if let image = image("backgroundImage") { bar.backgroundImage = image }
        if let image = image("selectionIndicatorImage") { bar.selectionIndicatorImage = image }
        if let image = image("shadowImage") { bar.shadowImage = image }
        set(\.itemPositioning, of: bar, from: "itemPositioning", words: NibWords.itemPositionings)
        set(\.itemWidth, of: bar, from: "itemWidth")
        set(\.itemSpacing, of: bar, from: "itemSpacing")
        if let looks: UITabBarAppearance = appearance("standardAppearance") { bar.standardAppearance = looks }
        if let looks: UITabBarAppearance = appearance("scrollEdgeAppearance") { bar.scrollEdgeAppearance = looks }
    }

    /// The looks of a bar that the element has for the key.
    func appearance<Looks: UIBarAppearance>(_ key: String) -> Looks? {
        guard let element = node.child(key: key), element.name.hasSuffix("Appearance") else { return nil }
        let looks = Looks(barAppearance: UIBarAppearance())
        let filling = NibFilling(node: element, nib: nib)
        filling.fill(looks)
        if let looks = looks as? UINavigationBarAppearance { filling.fillTitles(of: looks) }
        return looks
    }

    private func fill(_ looks: UIBarAppearance) {
        if let color = color("backgroundColor") { looks.backgroundColor = color }
        if let image = image("backgroundImage") { looks.backgroundImage = image }
        set(\.backgroundImageContentMode, of: looks, from: "backgroundImageContentMode", words: NibWords.contentModes)
        if let color = color("shadowColor") { looks.shadowColor = color }
        if let image = image("shadowImage") { looks.shadowImage = image }
    }

    private func fillTitles(of looks: UINavigationBarAppearance) {
        if let attributes = textLooks("titleTextAttributes") { looks.titleTextAttributes = attributes }
        if let attributes = textLooks("largeTitleTextAttributes") { looks.largeTitleTextAttributes = attributes }
        if let offset = offset("titlePositionAdjustment") { looks.titlePositionAdjustment = offset }
    }

    /// The looks of a text that the element has for the key.
    func textLooks(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let element = node.child(key: key), element.name == "textAttributes" else { return nil }
        let filling = NibFilling(node: element, nib: nib)
        var looks: [NSAttributedString.Key: Any] = [:]
        looks[.font] = filling.font
        looks[.foregroundColor] = filling.color("textColor")
        if let color = filling.color("textShadowColor") {
            let shadow = NSShadow()
            shadow.shadowColor = color
            let offset = filling.offset("textShadowOffset") ?? .zero
            shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
            looks[.shadow] = shadow
        }
        return looks
    }

    /// How far something is moved, as the element says for the key.
    func offset(_ key: String) -> UIOffset? {
        guard let element = node.child(key: key), element.name == "offsetWrapper" else { return nil }
        return UIOffset(horizontal: element.value("horizontal") ?? 0, vertical: element.value("vertical") ?? 0)
    }
}

extension NibWords {
    static let itemPositionings: [String: UITabBar.ItemPositioning] = [
        "automatic": .automatic, "fill": .fill, "centered": .centered,
    ]
    static let backButtons: [String: UINavigationItem.BackButtonDisplayMode] = [
        "default": .default, "generic": .generic, "minimal": .minimal,
    ]
    static let navigationStyles: [String: UINavigationItem.ItemStyle] = [
        "navigator": .navigator, "browser": .browser, "editor": .editor,
    ]
}
