internal import XibDocument

/// A constraint as an element describes it, read once for all that is made of the nib.
@MainActor
struct NibConstraint {
    let node: XibNode
    /// Whether a variation has left the constraint out.
    private let isExcluded: Bool
    /// Whether Interface Builder keeps the constraint for itself: it is not part of the nib on a device.
    private let isPlaceholder: Bool
    private let firstItem: String?
    private let first: NSLayoutConstraint.Attribute?
    private let relation: NSLayoutConstraint.Relation
    private let secondItem: String?
    private let second: NSLayoutConstraint.Attribute?
    private let multiplier: CGFloat
    private let constant: CGFloat
    private let priority: UILayoutPriority?
    private let identifier: String?

    init(_ node: XibNode, isExcluded: Bool) {
        self.node = node
        self.isExcluded = isExcluded
        isPlaceholder = node.value("placeholder") == true
        if isPlaceholder { node.takeAll() }
        firstItem = node.attribute("firstItem")
        first = node.attribute("firstAttribute").flatMap { NibWords.layoutAttributes[$0] }
        relation = node.attribute("relation").flatMap { NibWords.relations[$0] } ?? .equal
        secondItem = node.attribute("secondItem")
        second = node.attribute("secondAttribute").flatMap { NibWords.layoutAttributes[$0] }
        multiplier = node.attribute("multiplier").map(Self.multiplier) ?? 1
        constant = node.value("constant") ?? 0
        let weight: Float? = node.value("priority")
        priority = weight.flatMap { $0 > 0 && $0 <= 1000 ? UILayoutPriority($0) : nil }
        identifier = node.attribute("identifier")
        // Where a distance comes from, and who made the constraint, is of no effect.
        _ = node.attribute("symbolic")
        _ = node.attribute("type")
    }

    /// The constraints that the element of a view holds.
    static func all(in node: XibNode, for sizes: XibSizeClasses) -> [NibConstraint] {
        guard let constraints = node.child("constraints") else { return [] }
        let excluded = node.excluded(from: "constraints", for: sizes)
        return constraints.children.map { element in
            let isExcluded = element.id.map(excluded.contains) ?? false
            return NibConstraint(element.adapted(to: sizes), isExcluded: isExcluded)
        }
    }

    /// Makes the constraint, which goes to `kept` where the holder is to keep it; nil where what it names is not there.
    func make(for holder: UIView, in nib: NibInstantiation, kept: inout [NSLayoutConstraint]) -> NSLayoutConstraint? {
        guard !isPlaceholder else { return nil }
        if let custom = node.customClass {
            nib.log(
                "Constraints of a class of their own, as '\(custom.name)' in line \(node.line), are plain ones here."
            )
        }
        guard let first, let item = firstItem.map(nib.layoutItem) ?? holder else { return refuse(in: nib) }
        let other = secondItem.flatMap(nib.layoutItem)
        guard secondItem == nil || other != nil && second != nil else { return refuse(in: nib) }
        let constraint = NSLayoutConstraint(
            LayoutTerm(item, first),
            relation,
            other.map { LayoutTerm($0, second ?? .notAnAttribute) },
            multiplier: multiplier,
            constant: constant
        )
        if let priority { constraint.priority = priority }
        if let identifier { constraint.identifier = identifier }
        if !isExcluded, Self.isInside(item, holder), other.map({ Self.isInside($0, holder) }) ?? true {
            kept.append(constraint)
        }
        return constraint
    }

    /// A view that a variation has left out may have no place among the holder's.
    private static func isInside(_ item: any LayoutItem, _ holder: UIView) -> Bool {
        guard item !== holder, let view = item.layoutView else { return item === holder }
        return view.superview === holder || view.isDescendant(of: holder)
    }

    /// A number, or the relation of two, as in `4:3`.
    private static func multiplier(_ text: String) -> CGFloat {
        let parts = text.split { ":/".contains($0) }.compactMap { Double($0) }
        switch parts.count {
        case 1: return CGFloat(parts[0])
        case 2 where parts[1] != 0: return CGFloat(parts[0] / parts[1])
        default: return 1
        }
    }

    private func refuse(in nib: NibInstantiation) -> NSLayoutConstraint? {
        nib.log("The constraint in line \(node.line) names what is not there; it is left out.")
        return nil
    }
}
