/// What the archives' names are called in today's xibs.
enum LegacyNames {
    /// The element for a class such as `IBUILabel`.
    static func element(_ name: String) -> String {
        elements[name] ?? lowered(unprefixed(name))
    }

    /// The attribute, or the key, for a key such as `IBUITextColor` in an element of that name.
    static func property(_ key: String, in element: String) -> String {
        let name = lowered(unprefixed(key))
        return properties[element + "." + name] ?? properties[name] ?? name
    }

    private static let elements = [
        "IBUILongPressGestureRecognizer": "pongPressGestureRecognizer", "IBMKMapView": "mapView",
        "IBGLKView": "glkView", "IBNSLayoutConstraint": "constraint", "IBUICustomObject": "customObject",
    ]

    private static let properties = [
        "barButtonItem.systemItemIdentifier": "systemItem", "tabBarItem.systemItemIdentifier": "systemItem",
        "tableViewCell.cellStyle": "style", "segmentControlStyle": "segmentControlStyle",
        "textField.textFieldBorderStyle": "borderStyle", "switch.on": "on", "accessibilityElement": "isElement",
        "pageControl.numberOfPages": "numberOfPages", "autoresizes": "autoresizesSubviews",
        "collectionView.collectionLayout": "collectionViewLayout", "minimumValue": "minimumValue",
        "tabBarController.tabBar": "tabBar", "navigationController.navigationBar": "navigationBar",
    ]

    private static func unprefixed(_ name: String) -> Substring {
        for prefix in ["IBUI", "IB", "NS", "UI"] where name.hasPrefix(prefix) && name.count > prefix.count {
            return name.dropFirst(prefix.count)
        }
        return name[...]
    }

    private static func lowered(_ name: Substring) -> String {
        let capitals = name.prefix(while: \.isUppercase)
        guard capitals.count > 1, capitals.count < name.count else {
            return name.prefix(1).lowercased() + name.dropFirst()
        }
        return capitals.dropLast().lowercased() + name.dropFirst(capitals.count - 1)
    }

    /// Keys that point back up the tree, or that only Interface Builder reads.
    static let ignored: Set = [
        "NSNextResponder", "NSSuperview", "NSWindow", "NSNextKeyView", "NSReuseIdentifierKey", "NSFrameMatrix",
        "targetRuntimeIdentifier", "EncodedWithXMLCoder", "IBUIToolbar", "IBUINavigationBar", "IBUITabBarController",
        "IBUIParentViewController", "IBUISegmentedControl", "IBUIAutoshrinkMode", "IBUIResizesToFullScreen",
        "IBUIShowsSelectionImmediatelyOnTouchBegin", "IBUIHorizontal",
        "IBUITargetRuntimeIdentifier", "IBUILayoutGuides", "NSHuggingPriority", "IBNumberOfSegments",
        "IBSegmentContentOffsets", "IBUIWantsFullScreenLayout", "IBUIInterfaceOrientation",
        "interfaceOrientation", "IBUISingleLineHeight", "IBUIOriginalSize",
    ]

    /// Whether the class only tells Interface Builder how to draw its canvas.
    static func isDesignTime(_ name: String) -> Bool {
        name.hasPrefix("IBUISimulated") || name == "IBUIScreenMetrics" || name.hasSuffix("SimulatedSizeMetrics")
    }
}
