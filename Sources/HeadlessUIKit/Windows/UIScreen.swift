/// The display: a phone's.
@MainActor
open class UIScreen: NSObject {
    /// The device's own display.
    open class var main: UIScreen { phone }
    /// All displays.
    open class var screens: [UIScreen] { [phone] }

    private static let phone = UIScreen(bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: 3)
    private let upright: CGRect
    /// Which way up what is shown is.
    var orientation = UIInterfaceOrientation.portrait
    private var light: CGFloat = 0.5

    /// How many pixels make a point.
    public let scale: CGFloat
    /// Whether the display can be darker than its lamp allows.
    open var wantsSoftwareDimming = false
    /// What becomes of the edges of a television.
    open var overscanCompensation = OverscanCompensation.scale

    init(bounds: CGRect, scale: CGFloat) {
        upright = bounds
        self.scale = scale
        super.init()
    }

    /// The display's rectangle as what is shown lies on it, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: room(at: orientation).size) }

    /// How many pixels of the device make a point.
    open var nativeScale: CGFloat { scale }

    /// The display's rectangle, held upright, in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: upright.width * scale, height: upright.height * scale)
    }

    /// How bright the display is, from 0 to 1.
    open var brightness: CGFloat {
        get { light }
        set {
            let before = light
            light = min(max(newValue, 0), 1)
            guard light != before else { return }
            NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
        }
    }

    /// The ways in which the display can be driven.
    open var availableModes: [UIScreenMode] { [mode] }
    /// The best of them.
    open var preferredMode: UIScreenMode? { mode }
    /// The one in use.
    open var currentMode: UIScreenMode? {
        get { mode }
        set {}
    }
    /// The display whose picture this one repeats.
    open var mirrored: UIScreen? { nil }
    /// How often the picture can change, in times a second.
    open var maximumFramesPerSecond: Int { 60 }
    /// How long a picture takes to appear, in seconds.
    open var calibratedLatency: TimeInterval { 0 }
    /// What of the edges cannot be seen.
    open var overscanCompensationInsets: UIEdgeInsets { .zero }
    /// Whether someone records the display.
    open var isCaptured: Bool { false }

    /// A view that shows what the display shows.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        UIView(frame: bounds)
    }

    private var mode: UIScreenMode { UIScreenMode(size: nativeBounds.size) }

    /// The size of what is shown one way up, and the size classes there.
    func room(at orientation: UIInterfaceOrientation) -> (size: CGSize, traits: UITraitCollection) {
        orientation.isOnItsSide
            ? (CGSize(width: upright.height, height: upright.width), UITraitCollection(verticalSizeClass: .compact))
            : (upright.size, UITraitCollection(verticalSizeClass: .regular))
    }
}

extension UIScreen {
    /// What the camera and the home indicator cover.
    static var safeArea: UIEdgeInsets {
        main.orientation.isOnItsSide
            ? UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
            : UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    }
}

extension UIScreen: UITraitEnvironment {
    /// What is known of the display.
    public var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [.phone, room(at: orientation).traits])
    }

    /// Hears that a trait is another; does nothing.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
