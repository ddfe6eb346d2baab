/// The display: a phone's, held upright.
@MainActor
open class UIScreen: NSObject {
    /// The device's own display.
    public class var main: UIScreen { phone }
    /// All displays.
    public class var screens: [UIScreen] { [phone] }

    private static let phone = UIScreen(bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: 3)
    /// What the camera and the home indicator cover.
    static let safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

    /// The display's rectangle, in points.
    public let bounds: CGRect
    /// How many pixels make a point.
    public let scale: CGFloat
    /// How bright the display is, from 0 to 1.
    public var brightness: CGFloat = 0.5

    init(bounds: CGRect, scale: CGFloat) {
        self.bounds = bounds
        self.scale = scale
        super.init()
    }

    /// How many pixels of the device make a point.
    public var nativeScale: CGFloat { scale }

    /// The display's rectangle, in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
}

extension UIScreen: UITraitEnvironment {
    /// What is known of the display.
    public var traitCollection: UITraitCollection { .phone }

    /// Hears that a trait is another; does nothing.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
