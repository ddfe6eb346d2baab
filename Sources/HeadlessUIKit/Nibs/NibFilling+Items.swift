internal import XibDocument

extension NibFilling {
    /// Sets what the element says on an object that is no view and no controller.
    func fillItem(_ object: NSObject) {
        switch object {
        case let item as UIBarButtonItem: fill(item)
        case let item as UITabBarItem: fill(item)
        case let item as UINavigationItem: fill(item)
        case let recognizer as UIGestureRecognizer: fill(recognizer)
        case let layout as UICollectionViewFlowLayout: fill(layout)
        default: break
        }
    }

    private func fillBarItem(_ item: UIBarItem) {
        if let title = node.text("title") { item.title = title }
        if let image = image("image") { item.image = image }
        set(\.isEnabled, of: item, from: "enabled")
        set(\.tag, of: item, from: "tag")
        if let insets = node.insets("imageInsets") { item.imageInsets = UIEdgeInsets(insets) }
        if let image = image("landscapeImage") ?? image("landscapeImagePhone") { item.landscapeImagePhone = image }
        if let image = image("largeContentSizeImage") { item.largeContentSizeImage = image }
        if let insets = node.insets("landscapeImagePhoneInsets") {
            item.landscapeImagePhoneInsets = UIEdgeInsets(insets)
        }
        if let looks = textLooks("titleTextAttributes") { item.setTitleTextAttributes(looks, for: .normal) }
        guard let accessibility = node.child("accessibility") else { return }
        item.accessibilityLabel = accessibility.text("label")
        item.accessibilityIdentifier = accessibility.text("identifier")
    }

    private func fill(_ item: UIBarButtonItem) {
        if let word = node.attribute("systemItem") { item.systemItem = NibWords.barButtons[word] }
        fillBarItem(item)
        set(\.style, of: item, from: "style", words: NibWords.barButtonStyles)
        set(\.width, of: item, from: "width")
        set(\.isSelected, of: item, from: "selected")
        set(\.isHidden, of: item, from: "hidden")
        set(\.tintColor, of: item, color: "tintColor")
        set(\.changesSelectionAsPrimaryAction, of: item, from: "changesSelectionAsPrimaryAction")
        // There are no pointers here that could wait over it.
        _ = node.attribute("springLoaded")
        if let view = view("customView") { item.customView = view }
        if let menu = node.child(key: "menu").flatMap(nib.make) as? UIMenu { item.menu = menu }
    }

    private func fill(_ item: UITabBarItem) {
        _ = node.attribute("systemItem")
        fillBarItem(item)
        if let image = image("selectedImage") { item.selectedImage = image }
        if let badge = node.text("badgeValue") { item.badgeValue = badge }
        if let color = color("badgeColor") { item.badgeColor = color }
        if let offset = offset("titlePositionAdjustment") { item.titlePositionAdjustment = offset }
    }

    private func fill(_ item: UINavigationItem) {
        if let title = node.text("title") { item.title = title }
        if let prompt = node.text("prompt") { item.prompt = prompt }
        if let title = node.text("backButtonTitle") { item.backButtonTitle = title }
        set(\.hidesBackButton, of: item, from: "hidesBackButton")
        set(\.leftItemsSupplementBackButton, of: item, from: "leftItemsSupplementBackButton")
        set(\.backButtonDisplayMode, of: item, from: "backButtonDisplayMode", words: NibWords.backButtons)
        set(\.style, of: item, from: "style", words: NibWords.navigationStyles)
        set(\.largeTitleDisplayMode, of: item, from: "largeTitleDisplayMode", words: NibWords.largeTitles)
        if let view = view("titleView") { item.titleView = view }
        if let button = barButton("backBarButtonItem") { item.backBarButtonItem = button }
        if let left = barButtons("leftBarButtonItem") { item.leftBarButtonItems = left }
        if let right = barButtons("rightBarButtonItem") { item.rightBarButtonItems = right }
    }

    /// One button for the key, or several for its plural.
    private func barButtons(_ key: String) -> [UIBarButtonItem]? {
        if let one = barButton(key) { return [one] }
        let several = node.child(key: key + "s") ?? node.child(key + "s")
        return several?.children.compactMap { nib.make($0) as? UIBarButtonItem }
    }

    private func barButton(_ key: String) -> UIBarButtonItem? {
        node.child(key: key).flatMap(nib.make) as? UIBarButtonItem
    }

    func fill(_ bar: UINavigationBar) {
        set(\.isTranslucent, of: bar, from: "translucent")
        set(\.barStyle, of: bar, from: "barStyle", words: NibWords.barStyles)
        set(\.prefersLargeTitles, of: bar, from: "largeTitles")
        fillBarLooks(of: bar)
        set(\.barTintColor, of: bar, color: "barTintColor")
        let items = node.contents(of: "items").compactMap { nib.make($0) as? UINavigationItem }
        if !items.isEmpty { bar.items = items }
    }

    func fill(_ bar: UIToolbar) {
        set(\.isTranslucent, of: bar, from: "translucent")
        set(\.barStyle, of: bar, from: "barStyle", words: NibWords.barStyles)
        set(\.barTintColor, of: bar, color: "barTintColor")
        if let looks: UIToolbarAppearance = appearance("standardAppearance") { bar.standardAppearance = looks }
        if let looks: UIToolbarAppearance = appearance("scrollEdgeAppearance") { bar.scrollEdgeAppearance = looks }
        if let looks: UIToolbarAppearance = appearance("compactAppearance") { bar.compactAppearance = looks }
        let items = node.contents(of: "items").compactMap { nib.make($0) as? UIBarButtonItem }
        if !items.isEmpty { bar.items = items }
    }

    func fill(_ bar: UITabBar) {
        set(\.isTranslucent, of: bar, from: "translucent")
        set(\.barStyle, of: bar, from: "barStyle", words: NibWords.barStyles)
        set(\.barTintColor, of: bar, color: "barTintColor")
        set(\.unselectedItemTintColor, of: bar, color: "unselectedItemTintColor")
        fillBarLooks(of: bar)
        let items = node.contents(of: "items").compactMap { nib.make($0) as? UITabBarItem }
        if !items.isEmpty { bar.items = items }
        if let id = node.attribute("selectedItem") { bar.selectedItem = nib.object(id) as? UITabBarItem }
    }
}
