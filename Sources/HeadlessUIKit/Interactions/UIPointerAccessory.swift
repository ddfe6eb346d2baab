/// Something beside a pointer.
@MainActor
open class UIPointerAccessory: NSObject {
    /// Where it is.
    public struct Position: Hashable, Sendable {
        /// How far from the pointer, in points.
        public var offset: CGFloat
        /// In which direction, in radians from above, clockwise.
        public var angle: CGFloat

        /// A place at a distance in a direction.
        public init(offset: CGFloat, angle: CGFloat) {
            self.offset = offset
            self.angle = angle
        }

        /// Above.
        public static let top = Position(offset: 20, angle: 0)
        /// Above at the right.
        public static let topRight = Position(offset: 20, angle: .pi / 4)
        /// At the right.
        public static let right = Position(offset: 20, angle: .pi / 2)
        /// Below at the right.
        public static let bottomRight = Position(offset: 20, angle: .pi * 3 / 4)
        /// Below.
        public static let bottom = Position(offset: 20, angle: .pi)
        /// Below at the left.
        public static let bottomLeft = Position(offset: 20, angle: .pi * 5 / 4)
        /// At the left.
        public static let left = Position(offset: 20, angle: .pi * 3 / 2)
        /// Above at the left.
        public static let topLeft = Position(offset: 20, angle: .pi * 7 / 4)
    }

    /// What it looks like.
    public let shape: UIPointerShape
    /// Where it is.
    public let position: UIPointerAccessory.Position
    /// Whether it turns with its direction.
    open var orientationMatchesAngle = false

    /// Something of a shape.
    public required init(_ shape: UIPointerShape, position: UIPointerAccessory.Position) {
        self.shape = shape
        self.position = position
        super.init()
    }

    /// An arrow.
    public class func arrow(_ position: UIPointerAccessory.Position) -> Self {
        let accessory = Self(.roundedRect(CGRect(x: 0, y: 0, width: 8, height: 8)), position: position)
        accessory.orientationMatchesAngle = true
        return accessory
    }
}
