/// How two fingers lie to each other.
@MainActor
struct FingerPair {
    /// How far apart they are, in points.
    private(set) var distance: CGFloat = 1
    /// The direction from the first to the second, in radians.
    private(set) var angle: CGFloat = 0

    mutating func look(at touches: [UITouch]) {
        guard touches.count == 2 else { return }
        let (first, second) = (touches[0].point, touches[1].point)
        distance = first.distance(to: second)
        angle = atan2(second.y - first.y, second.x - first.x)
    }
}
