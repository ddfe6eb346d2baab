extension NSLayoutConstraint {
    /// Raises what UIKit raises of a relation that can never hold; `attribute` is the second one as it was given.
    func check(_ attribute: Attribute) {
        if !multiplier.isFinite {
            let reason = "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
            Headless.raise(.internalInconsistency(reason))
        } else if !constant.isFinite {
            let anchors = "firstAnchor:\(first.anchorWords) secondAnchor:\(second?.anchorWords ?? "(null)")"
            let reason = "\(type(of: self)) constant is not finite!  That's illegal.  constant:\(constant) \(anchors)"
            Headless.raise(.internalInconsistency(reason))
        } else if let problem = problem(attribute) {
            Headless.raise(.constraint(problem))
        }
    }

    private func problem(_ attribute: Attribute) -> String? {
        guard first.attribute != .notAnAttribute else { return "Invalid pairing of layout attributes" }
        guard let second, multiplier != 0, attribute != .notAnAttribute else { return problemAlone() }
        return first.isLength == second.isLength
            ? problem(between: first.attribute, and: second.attribute) : "Invalid pairing of layout attributes"
    }

    private func problemAlone() -> String? {
        guard !first.isLength else { return nil }
        return
            "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    }

    private func problem(between one: Attribute, and other: Attribute) -> String? {
        guard one.followsReading && other.staysAtSide || one.staysAtSide && other.followsReading else { return nil }
        return
            "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
    }
}

extension Headless.Exception {
    /// A constraint that cannot be made.
    static func constraint(_ problem: String) -> Self {
        let maker =
            "+[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]"
        return .invalidArgument("*** \(maker): \(problem)")
    }

    static func generic(_ reason: String) -> Self {
        Headless.Exception(name: "NSGenericException", reason: reason)
    }

    static func illegalPriority(_ priority: UILayoutPriority) -> Self {
        .internalInconsistency(
            "It's illegal to set priority:\(priority.words). Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
        )
    }

    static func mutatedPriority(from old: UILayoutPriority, to new: UILayoutPriority) -> Self {
        .internalInconsistency(
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority \(new.words) and the existing priority was \(old.words)."
        )
    }
}

extension UILayoutPriority {
    fileprivate var words: String { String(format: "%g", Double(rawValue)) }
}
