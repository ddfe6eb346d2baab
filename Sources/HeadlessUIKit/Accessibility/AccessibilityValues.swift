/// What was said of an object to those who do not see it; nil where it says what such objects always do.
struct AccessibilityValues {
    var isElement: Bool?
    var label: NSAttributedString?
    var hint: NSAttributedString?
    var value: NSAttributedString?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var respondsToUser: Bool?
    var inputLabels: [NSAttributedString]?
    var textualContext: UIAccessibilityTextualContext?
    var customActions: [UIAccessibilityCustomAction]?
    var elements: [Any]?
    var containerType = UIAccessibilityContainerType.none
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?
}
