/// A place or a length of a view or guide, or the distance from one place to another.
struct LayoutTerm: Sendable {
    /// No place at all.
    static let nothing = LayoutTerm(nil, .notAnAttribute)

    weak let item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
    /// The item from whose place the distance is measured; nil where this is no distance.
    weak let origin: (any LayoutItem)?
    let originAttribute: NSLayoutConstraint.Attribute
    /// What makes two terms the same, though the items be gone.
    let identity: [Int]

    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        origin = nil
        originAttribute = .notAnAttribute
        identity = [item.map { ObjectIdentifier($0).hashValue } ?? 0, attribute.rawValue]
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
        item = end.item
        attribute = end.attribute
        self.origin = origin.item
        originAttribute = origin.attribute
        identity = end.identity + origin.identity
    }

    /// Whether this is the distance between two places.
    var isDistance: Bool { originAttribute != .notAnAttribute }
    /// Whether this can be compared with a constant.
    var isLength: Bool { isDistance || attribute == .width || attribute == .height }
    /// The end of the distance.
    var end: LayoutTerm { LayoutTerm(item, attribute) }
    /// The start of the distance.
    var start: LayoutTerm { LayoutTerm(origin, originAttribute) }

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

extension LayoutItem {
    /// The class and the address, as UIKit names an item.
    var words: String { "\(type(of: self)):\(Unmanaged.passUnretained(self).toOpaque())" }
}
