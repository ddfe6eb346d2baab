/// Something written in a xib that its loader did not ask for.
package struct XibLeftover: Hashable, Sendable {
    /// The name of the element.
    package let element: String
    /// The attribute of it, or nil when the whole element was passed over.
    package let attribute: String?
    /// Where the element stands, counted from 1.
    package let line: Int
    /// The names of the elements down to it, such as `objects/view/subviews/label`.
    package let path: String

    /// Attributes that only Interface Builder reads, or that say what stands elsewhere too.
    static let designTimeAttributes: Set = [
        "id", "key", "userLabel", "ambiguous", "misplaced", "verifyAmbiguity", "fixedFrame", "customModuleProvider",
        "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "tableViewCell",
        "dataMode", "collectionClass", "hasAttributedTitle", "usesAttributedText", "appends", "sceneMemberID",
        "colorLabel",
        "notesString",
        "defaultSimulatedMetrics", "prototypeCount", "propertyAccessControl",
    ]

    /// Elements that only Interface Builder reads, and `nil`, which leaves a property as it is.
    static let designTimeElements: Set = [
        "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
        "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedMetricsContainer",
        "simulatedOrientationMetrics", "simulatedScreenMetrics", "designables", "customFonts", "point", "nil",
        "animations", "gestureRecognizers", "userGuides", "userComments", "attributedUserLabel",
        "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
    ]
}

extension XibLeftover: CustomStringConvertible {
    /// `line 12: label has 'shadowColor'`, as a report lists it.
    package var description: String {
        guard let attribute else { return "line \(line): <\(element)>" }
        return "line \(line): <\(element)> has '\(attribute)'"
    }
}
