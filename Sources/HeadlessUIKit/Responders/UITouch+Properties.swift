extension UITouch {
    /// What touches the screen.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger somewhere else, as on a remote control.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// A pointer's button.
        case indirectPointer = 3

        /// A pencil.
        public static var stylus: UITouch.TouchType { .pencil }
    }

    /// What of a touch can be known better later.
    public struct Properties: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Makes a set of its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// How hard it presses.
        public static var force: Properties { Properties(rawValue: 1 << 0) }
        /// The direction to which it leans.
        public static var azimuth: Properties { Properties(rawValue: 1 << 1) }
        /// How far it leans.
        public static var altitude: Properties { Properties(rawValue: 1 << 2) }
        /// Where it is.
        public static var location: Properties { Properties(rawValue: 1 << 3) }
    }

    /// The radius of what touches, in points: a fingertip's.
    public var majorRadius: CGFloat { 20 }
    /// How exact the radius is, in points.
    public var majorRadiusTolerance: CGFloat { 5 }
    /// How hard it presses, 1 being usual; 0 where that is not felt, as here.
    public var force: CGFloat { 0 }
    /// How hard it can press; 0 where that is not felt, as here.
    public var maximumPossibleForce: CGFloat { 0 }
    /// How far a pencil leans, in radians; upright here.
    public var altitudeAngle: CGFloat { .pi / 2 }
    /// By which later values are matched; nil where none come.
    public var estimationUpdateIndex: NSNumber? { nil }
    /// What is not known well: nothing.
    public var estimatedProperties: UITouch.Properties { [] }
    /// What will be known better: nothing.
    public var estimatedPropertiesExpectingUpdates: UITouch.Properties { [] }

    /// The direction to which a pencil leans, in radians; 0 where it does not.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// The direction to which a pencil leans, as a vector of length 1.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// Where the finger is, as exactly as known.
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Where the finger was before, as exactly as known.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
