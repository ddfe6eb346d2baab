internal import XibDocument

/// A constraint as an element describes it, for the view that keeps it.
@MainActor
struct NibConstraint {
    let node: XibNode
    let holder: UIView
    let nib: NibInstantiation

    /// Makes the constraint, active unless it `isExcluded`; nil where what it names is not there.
    func make(isExcluded: Bool) -> NSLayoutConstraint? {
        // What Interface Builder keeps for itself is not part of the nib on a device.
        guard node.value("placeholder") != true else {
            node.takeAll()
            return nil
        }
        if let custom = node.customClass {
            nib.log(
                "Constraints of a class of their own, as '\(custom.name)' in line \(node.line), are plain ones here."
            )
        }
        guard let first = node.attribute("firstAttribute").flatMap({ NibWords.layoutAttributes[$0] }),
            let item = place("firstItem", orElse: holder)
        else { return refuse() }
        let second = place("secondItem", orElse: nil)
        let other = node.attribute("secondAttribute").flatMap { NibWords.layoutAttributes[$0] }
        guard node.attribute("secondItem") == nil || second != nil && other != nil else { return refuse() }
        let constraint = NSLayoutConstraint(
            item: item,
            attribute: first,
            relatedBy: node.attribute("relation").flatMap { NibWords.relations[$0] } ?? .equal,
            toItem: second,
            attribute: second == nil ? .notAnAttribute : other ?? .notAnAttribute,
            multiplier: multiplier,
            constant: node.value("constant") ?? 0
        )
        _ = node.attribute("symbolic")
        if let priority: Float = node.value("priority"), priority > 0, priority <= 1000 {
            constraint.priority = UILayoutPriority(priority)
        }
        constraint.identifier = node.attribute("identifier")
        if !isExcluded, isInside(item), second.map(isInside) ?? true { holder.keep(constraint) }
        return constraint
    }

    private func place(_ attribute: String, orElse fallback: AnyObject?) -> AnyObject? {
        guard let id = node.attribute(attribute) else { return fallback }
        let object = nib.object(id)
        return object as? UIView ?? object as? UILayoutGuide
    }

    /// A view that a variation has left out may have no place among the holder's.
    private func isInside(_ item: AnyObject) -> Bool {
        guard item !== holder else { return true }
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        return view?.superview === holder || view?.isDescendant(of: holder) == true
    }

    /// A number, or the relation of two, as in `4:3`.
    private var multiplier: CGFloat {
        guard let text = node.attribute("multiplier") else { return 1 }
        let parts = text.split { ":/".contains($0) }.compactMap { Double($0) }
        switch parts.count {
        case 1: return CGFloat(parts[0])
        case 2 where parts[1] != 0: return CGFloat(parts[0] / parts[1])
        default: return 1
        }
    }

    private func refuse() -> NSLayoutConstraint? {
        nib.log("The constraint in line \(node.line) names what is not there; it is left out.")
        return nil
    }
}
