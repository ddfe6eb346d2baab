/// A direction with a length.
public struct CGVector: Hashable, Sendable {
    /// No length at all.
    public static let zero = CGVector()

    /// How far it goes to the right.
    public var dx: CGFloat
    /// How far it goes down.
    public var dy: CGFloat

    /// No length at all.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// A vector of two lengths.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A vector of two lengths.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A vector of two lengths.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGVector: Codable {}
