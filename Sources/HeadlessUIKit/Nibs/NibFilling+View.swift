internal import XibDocument

extension NibFilling {
    /// Sets what every view can say about itself.
    func fillLooks(of view: UIView) {
        fillPlace(of: view)
        set(\.tag, of: view, from: "tag")
        set(\.alpha, of: view, from: "alpha")
        set(\.isHidden, of: view, from: "hidden")
        set(\.isOpaque, of: view, from: "opaque")
        set(\.clipsToBounds, of: view, from: "clipsSubviews")
        set(\.contentMode, of: view, from: "contentMode", words: NibWords.contentModes)
        set(\.isUserInteractionEnabled, of: view, from: "userInteractionEnabled")
        set(\.isMultipleTouchEnabled, of: view, from: "multipleTouchEnabled")
        set(\.isExclusiveTouch, of: view, from: "exclusiveTouch")
        // What concerns drawing, pointers and focus has no effect where nothing is drawn.
        if nib.reading != nil { for name in Self.effectless { _ = node.attribute(name) } }
        set(\.clearsContextBeforeDrawing, of: view, from: "clearsContextBeforeDrawing")
        if let group = node.attribute("focusGroupIdentifier") { view.focusGroupIdentifier = group }
        set(\.autoresizesSubviews, of: view, from: "autoresizesSubviews")
        set(
            \.translatesAutoresizingMaskIntoConstraints,
            of: view,
            from: "translatesAutoresizingMaskIntoConstraints"
        )
        set(\.preservesSuperviewLayoutMargins, of: view, from: "preservesSuperviewLayoutMargins")
        set(\.insetsLayoutMarginsFromSafeArea, of: view, from: "insetsLayoutMarginsFromSafeArea")
        if let identifier = node.attribute("restorationIdentifier") { view.restorationIdentifier = identifier }
        set(\.backgroundColor, of: view, color: "backgroundColor")
        if let tint = color("tintColor") { view.tintColor = tint }
        set(\.semanticContentAttribute, of: view, from: "semanticContentAttribute", words: NibWords.directions)
        set(\.overrideUserInterfaceStyle, of: view, from: "appearanceType", words: NibWords.interfaceStyles)
        set(\.showsLargeContentViewer, of: view, from: "showsLargeContentViewer")
        if let title = node.text("largeContentTitle") { view.largeContentTitle = title }
        fillMargins(of: view)
        fillGuides(of: view)
        fillAccessibility(of: view)
        fillWishes(of: view)
    }

    private static let effectless = [
        "layoutMarginsFollowReadableWidth", "adjustsImageWhenAncestorFocused", "springLoaded", "focusStyle",
        "enablesMarqueeWhenAncestorFocused", "spellCheckingEnabled", "findInteractionEnabled", "symbolRenderingMode",
        "showsSelectionImmediatelyOnTouchBegin",
    ]

    /// How strongly the view clings to the size of its content.
    private func fillWishes(of view: UIView) {
        if let weight: Float = node.value("horizontalHuggingPriority") {
            view.setContentHuggingPriority(UILayoutPriority(weight), for: .horizontal)
        }
        if let weight: Float = node.value("verticalHuggingPriority") {
            view.setContentHuggingPriority(UILayoutPriority(weight), for: .vertical)
        }
        if let weight: Float = node.value("horizontalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(UILayoutPriority(weight), for: .horizontal)
        }
        if let weight: Float = node.value("verticalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(UILayoutPriority(weight), for: .vertical)
        }
    }

    private func fillPlace(of view: UIView) {
        if let frame = node.rect("frame") { view.frame = frame }
        guard let mask = node.child(key: "autoresizingMask") else { return }
        view.autoresizingMask = Self.sides.reduce(into: []) { result, side in
            if mask.value(side.0) == true { result.insert(side.1) }
        }
    }

    private static let sides: [(String, UIView.AutoresizingMask)] = [
        ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
        ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
        ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]

    /// A window waits until somebody shows it.
    func fill(_ window: UIWindow) {
        _ = node.value("visibleAtLaunch", as: Bool.self)
        _ = node.attribute("resizesToFullScreen")
        if node.name == "window" { window.isHidden = true }
    }

    private func fillMargins(of view: UIView) {
        if let margins = node.insets("layoutMargins") { view.layoutMargins = UIEdgeInsets(margins) }
        if let margins = node.directionalInsets("directionalLayoutMargins") { view.directionalLayoutMargins = margins }
    }

    private func fillAccessibility(of view: UIView) {
        guard let accessibility = node.child("accessibility") else { return }
        if let value = accessibility.attribute("value") { view.accessibilityValue = value }
        if let identifier = accessibility.attribute("identifier") { view.accessibilityIdentifier = identifier }
        if let label = accessibility.attribute("label") { view.accessibilityLabel = label }
        if let hint = accessibility.attribute("hint") { view.accessibilityHint = hint }
        if let traits = accessibility.child(key: "traits") {
            view.accessibilityTraits = NibWords.accessibilityTraits.reduce(into: []) { result, word in
                if traits.value(word.key) == true { result.insert(word.value) }
            }
            _ = traits.attribute("none")
        }
        if let isElement = accessibility.child("bool")?.value("value", as: Bool.self) {
            view.isAccessibilityElement = isElement
        }
    }
}

extension XibNode {
    /// The distances from edges, in the direction of reading, that are given for `key`.
    @MainActor
    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        child(key: key).map { insets in
            NSDirectionalEdgeInsets(
                top: insets.value("top") ?? insets.value("minY") ?? 0,
                leading: insets.value("leading") ?? insets.value("minX") ?? 0,
                bottom: insets.value("bottom") ?? insets.value("maxY") ?? 0,
                trailing: insets.value("trailing") ?? insets.value("maxX") ?? 0
            )
        }
    }
}

extension UIEdgeInsets {
    /// Insets as a nib gives them.
    init(_ insets: XibInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
