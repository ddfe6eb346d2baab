/// Changes one value of a view from a least to a greatest as the device is tilted.
@MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Which value, such as `center.x`.
    public let keyPath: String
    /// Along which axis the device is tilted.
    public let type: EffectType
    /// What is added where the device is tilted to the left or up, a number.
    open var minimumRelativeValue: Any?
    /// What is added where the device is tilted to the right or down, a number.
    open var maximumRelativeValue: Any?

    /// An effect on a value.
    public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Effects are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// What is between the least and the greatest, a number.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        guard let least = Self.number(minimumRelativeValue), let most = Self.number(maximumRelativeValue) else {
            return nil
        }
        return [keyPath: least + (most - least) * (min(max(tilt, -1), 1) + 1) / 2]
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        default: nil
        }
    }
}

extension UIInterpolatingMotionEffect {
    /// Along which axis the device is tilted.
    public enum EffectType: Int, Sendable {
        /// To the left and to the right.
        case tiltAlongHorizontalAxis = 0
        /// Up and down.
        case tiltAlongVerticalAxis = 1
    }
}
