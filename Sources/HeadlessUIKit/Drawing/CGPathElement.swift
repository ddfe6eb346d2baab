/// One step of a path.
public struct CGPathElement {
    /// What the step does.
    public var type: CGPathElementType
    /// Its points, the end last: one, two or three of them, none for the step that closes.
    public var points: UnsafeMutablePointer<CGPoint>

    /// A step of a type with points that live as long as it is used.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
