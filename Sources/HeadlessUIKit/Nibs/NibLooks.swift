internal import XibDocument

/// What an element says of the view that is made of it, as every view can say it: read once, for all views made of it.
@MainActor
struct NibLooks {
    private var steps: [(UIView) -> Void] = []

    init(of filling: NibFilling) {
        let node = filling.node
        readPlace(of: node)
        read("tag", of: node) { $0.tag = $1 }
        read("alpha", of: node) { $0.alpha = $1 }
        read("hidden", of: node) { $0.isHidden = $1 }
        read("opaque", of: node) { $0.isOpaque = $1 }
        read("clipsSubviews", of: node) { $0.clipsToBounds = $1 }
        read("contentMode", of: node, words: NibWords.contentModes) { $0.contentMode = $1 }
        readInteraction(of: node)
        read("multipleTouchEnabled", of: node) { $0.isMultipleTouchEnabled = $1 }
        read("accessibilityIgnoresInvertColors", of: node) { $0.accessibilityIgnoresInvertColors = $1 }
        read("exclusiveTouch", of: node) { $0.isExclusiveTouch = $1 }
        read("clearsContextBeforeDrawing", of: node) { $0.clearsContextBeforeDrawing = $1 }
        read("focusGroupIdentifier", of: node) { $0.focusGroupIdentifier = $1 }
        read("autoresizesSubviews", of: node) { $0.autoresizesSubviews = $1 }
        read("translatesAutoresizingMaskIntoConstraints", of: node) {
            $0.translatesAutoresizingMaskIntoConstraints = $1
        }
        read("preservesSuperviewLayoutMargins", of: node) { $0.preservesSuperviewLayoutMargins = $1 }
        read("insetsLayoutMarginsFromSafeArea", of: node) { $0.insetsLayoutMarginsFromSafeArea = $1 }
        read("restorationIdentifier", of: node) { $0.restorationIdentifier = $1 }
        if let color = filling.color("backgroundColor") { steps.append { $0.backgroundColor = color } }
        if let color = filling.color("tintColor") { steps.append { $0.tintColor = color } }
        read("semanticContentAttribute", of: node, words: NibWords.directions) { $0.semanticContentAttribute = $1 }
        read("appearanceType", of: node, words: NibWords.interfaceStyles) { $0.overrideUserInterfaceStyle = $1 }
        read("showsLargeContentViewer", of: node) { $0.showsLargeContentViewer = $1 }
        if let title = node.text("largeContentTitle") { steps.append { $0.largeContentTitle = title } }
        readMargins(of: node)
        readAccessibility(of: node)
        readWishes(of: node)
        // What concerns drawing, pointers and focus has no effect where nothing is drawn.
        for name in Self.effectless { _ = node.attribute(name) }
        if node.child(key: "contentStretch")?.name == "rect" { _ = node.rect("contentStretch") }
    }

    /// Sets all on a view.
    func fill(_ view: UIView) {
        for step in steps { step(view) }
    }

    private static let effectless = [
        "layoutMarginsFollowReadableWidth", "adjustsImageWhenAncestorFocused", "springLoaded", "focusStyle",
        "enablesMarqueeWhenAncestorFocused", "spellCheckingEnabled", "findInteractionEnabled", "symbolRenderingMode",
        "showsSelectionImmediatelyOnTouchBegin",
    ]

    private mutating func read<Value: XibValue>(
        _ attribute: String,
        of node: XibNode,
        _ set: @escaping (UIView, Value) -> Void
    ) {
        guard let value: Value = node.value(attribute) else { return }
        steps.append { set($0, value) }
    }

    private mutating func read<Value>(
        _ attribute: String,
        of node: XibNode,
        words: [String: Value],
        _ set: @escaping (UIView, Value) -> Void
    ) {
        guard let word = node.element.attribute(attribute), let value = words[word] else { return }
        _ = node.attribute(attribute)
        steps.append { set($0, value) }
    }

    private mutating func readPlace(of node: XibNode) {
        if let frame = node.rect("frame") { steps.append { $0.frame = frame } }
        if let sides = node.options("autoresizingMask", Self.sides) { steps.append { $0.autoresizingMask = sides } }
    }

    private static let sides: [String: UIView.AutoresizingMask] = [
        "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight,
        "flexibleMinX": .flexibleLeftMargin, "flexibleMaxX": .flexibleRightMargin,
        "flexibleMinY": .flexibleTopMargin, "flexibleMaxY": .flexibleBottomMargin,
    ]

    /// Labels and images take no touches from the start; Interface Builder writes that they do not, and else nothing.
    private mutating func readInteraction(of node: XibNode) {
        let written: Bool? = node.value("userInteractionEnabled")
        let unwritten: Bool? = ["label", "imageView"].contains(node.name) ? true : nil
        guard let takesTouches = written ?? unwritten else { return }
        steps.append { $0.isUserInteractionEnabled = takesTouches }
    }

    /// How strongly the view clings to the size of its content.
    private mutating func readWishes(of node: XibNode) {
        read("horizontalHuggingPriority", of: node) {
            $0.setContentHuggingPriority(UILayoutPriority($1), for: .horizontal)
        }
        read("verticalHuggingPriority", of: node) {
            $0.setContentHuggingPriority(UILayoutPriority($1), for: .vertical)
        }
        read("horizontalCompressionResistancePriority", of: node) {
            $0.setContentCompressionResistancePriority(UILayoutPriority($1), for: .horizontal)
        }
        read("verticalCompressionResistancePriority", of: node) {
            $0.setContentCompressionResistancePriority(UILayoutPriority($1), for: .vertical)
        }
    }

    private mutating func readMargins(of node: XibNode) {
        if let margins = node.insets("layoutMargins") { steps.append { $0.layoutMargins = UIEdgeInsets(margins) } }
        if let margins = node.directionalInsets("directionalLayoutMargins") {
            steps.append { $0.directionalLayoutMargins = margins }
        }
    }

    private mutating func readAccessibility(of node: XibNode) {
        guard let accessibility = node.child("accessibility") else { return }
        read("value", of: accessibility) { $0.accessibilityValue = $1 }
        read("identifier", of: accessibility) { $0.accessibilityIdentifier = $1 }
        read("label", of: accessibility) { $0.accessibilityLabel = $1 }
        read("hint", of: accessibility) { $0.accessibilityHint = $1 }
        if let traits = accessibility.options("traits", NibWords.accessibilityTraits) {
            steps.append { $0.accessibilityTraits = traits }
        }
        if let flag = accessibility.child("bool") { read("value", of: flag) { $0.isAccessibilityElement = $1 } }
    }
}
