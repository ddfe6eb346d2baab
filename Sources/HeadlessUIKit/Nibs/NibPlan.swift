internal import XibDocument

/// What the elements of a nib say, read once for all that is made of it while there is so much room.
@MainActor
final class NibPlan {
    private var sizes: XibSizeClasses?
    private var constraints: [Int: [NibConstraint]] = [:]
    private var looks: [Int: NibLooks] = [:]

    /// Forgets all where there is other room than before.
    func prepare(for sizes: XibSizeClasses) {
        guard self.sizes != sizes else { return }
        (self.sizes, constraints, looks) = (sizes, [:], [:])
    }

    /// The constraints that the element of a view holds.
    func constraints(of node: XibNode, for sizes: XibSizeClasses) -> [NibConstraint] {
        if let known = constraints[node.element.position] { return known }
        let read = NibConstraint.all(in: node, for: sizes)
        constraints[node.element.position] = read
        return read
    }

    /// What the element says of its view.
    func looks(of filling: NibFilling) -> NibLooks {
        let position = filling.node.element.position
        if let known = looks[position] { return known }
        let read = NibLooks(of: filling)
        looks[position] = read
        return read
    }
}
