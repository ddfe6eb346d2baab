/// Lines that things do not cross.
@MainActor
struct CollisionBoundary {
    /// The name; nil for the edges of the view.
    let identifier: (any NSCopying)?
    let path: UIBezierPath
    /// Whether things outside are brought back too; the path then goes around clockwise.
    let keepsInside: Bool
    let lines: [CollisionLine]

    init(identifier: (any NSCopying)?, path: UIBezierPath, keepsInside: Bool = false) {
        self.identifier = identifier
        self.path = path
        self.keepsInside = keepsInside
        lines = path.cgPath.elements.polylines.flatMap { part in
            let points = part.isClosed ? part.points + part.points.prefix(1) : part.points
            return zip(points, points.dropFirst()).map { CollisionLine(from: $0, to: $1, isOneSided: keepsInside) }
        }
    }

    func isNamed(_ other: any NSCopying) -> Bool {
        guard let identifier = identifier as? NSObject, let other = other as? NSObject else { return false }
        return identifier.isEqual(other)
    }
}
