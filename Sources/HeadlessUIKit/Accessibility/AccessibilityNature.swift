/// What objects of a kind say of themselves to those who do not see them.
struct AccessibilityNature {
    var isElement = false
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = .none
    var frame = CGRect.zero
}
