/// A place or a length of a view or guide, or the distance from one place to another.
struct LayoutTerm: Sendable {
    /// No place at all.
    static let nothing = LayoutTerm(nil, .notAnAttribute, nil, .notAnAttribute)

    private let trace: LayoutItemTrace?
    let attribute: NSLayoutConstraint.Attribute
    private let originTrace: LayoutItemTrace?
    let originAttribute: NSLayoutConstraint.Attribute

    private init(
        _ trace: LayoutItemTrace?,
        _ attribute: NSLayoutConstraint.Attribute,
        _ originTrace: LayoutItemTrace?,
        _ originAttribute: NSLayoutConstraint.Attribute
    ) {
        self.trace = trace
        self.attribute = attribute
        self.originTrace = originTrace
        self.originAttribute = originAttribute
    }

    @MainActor
    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(item?.trace, attribute, nil, .notAnAttribute)
    }

    /// An attribute of something that should be a view or a guide; raises where it is neither.
    @MainActor
    init(item: Any, attribute: NSLayoutConstraint.Attribute) {
        let known = item as? any LayoutItem
        self.init(known, attribute)
        if known == nil { Headless.raise(.constraint("Constraint items must each be a view or layout guide.")) }
    }

    /// The distance from `origin` to `end`.
    init(from origin: LayoutTerm, to end: LayoutTerm) {
        self.init(end.trace, end.attribute, origin.trace, origin.attribute)
    }

    /// The view or guide; nil once it is gone.
    var item: (any LayoutItem)? { trace?.item }
    /// The item from whose place the distance is measured; nil where this is no distance.
    var origin: (any LayoutItem)? { originTrace?.item }
    /// Whether this is the distance between two places.
    var isDistance: Bool { originAttribute != .notAnAttribute }
    /// Whether this can be compared with a constant.
    var isLength: Bool { isDistance || attribute == .width || attribute == .height }
    /// The end of the distance.
    var end: LayoutTerm { LayoutTerm(trace, attribute, nil, .notAnAttribute) }
    /// The start of the distance.
    var start: LayoutTerm { LayoutTerm(originTrace, originAttribute, nil, .notAnAttribute) }

    /// The items that the term is about.
    var items: [any LayoutItem] { [item, origin].compactMap(\.self) }

    /// The views in whose trees the items are; nil for an item that is gone or in no view.
    @MainActor var views: [UIView?] {
        isDistance ? [item?.layoutView, origin?.layoutView] : [item?.layoutView]
    }

    /// The item and its attribute, as UIKit names them.
    @MainActor var words: String {
        isDistance ? "\(end.words) - \(start.words)" : "\(item?.words ?? "(null)").\(attribute)"
    }

    /// The anchor of the term, as UIKit names it.
    @MainActor var anchorWords: String {
        let name =
            isLength
            ? "NSLayoutDimension" : attribute.axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
        return "<\(name) \"\(words)\">"
    }
}

extension LayoutTerm: Hashable {
    /// Whether both are the same place of the same item, though it be gone.
    static func == (one: LayoutTerm, other: LayoutTerm) -> Bool {
        one.trace === other.trace && one.attribute == other.attribute
            && one.originTrace === other.originTrace && one.originAttribute == other.originAttribute
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(trace.map { ObjectIdentifier($0) })
        hasher.combine(attribute)
        hasher.combine(originTrace.map { ObjectIdentifier($0) })
    }
}

extension LayoutItem {
    /// The class and the address, as UIKit names an item.
    var words: String { "\(type(of: self)):\(Unmanaged.passUnretained(self).toOpaque())" }
}
