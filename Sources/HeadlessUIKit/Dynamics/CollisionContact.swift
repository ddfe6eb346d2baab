/// Two that touch: a thing, and another or a boundary.
@MainActor
struct CollisionContact {
    let first: any UIDynamicItem
    let second: (any UIDynamicItem)?
    let boundary: (any NSCopying)?

    func isSame(as other: CollisionContact) -> Bool {
        guard first === other.first, second === other.second else { return false }
        return (boundary as? NSObject) == (other.boundary as? NSObject)
    }
}
