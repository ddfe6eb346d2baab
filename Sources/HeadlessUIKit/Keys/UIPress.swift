/// One key or button that is held.
@MainActor
open class UIPress: NSObject {
    /// How far a press has come.
    public enum Phase: Int, Sendable {
        /// The key went down.
        case began = 0
        /// How hard it is held changed.
        case changed = 1
        /// It is held.
        case stationary = 2
        /// The key went up.
        case ended = 3
        /// The system took the press away.
        case cancelled = 4
    }

    /// A button of a remote control.
    public enum PressType: Int, Sendable {
        /// Upward.
        case upArrow = 0
        /// Downward.
        case downArrow = 1
        /// To the left.
        case leftArrow = 2
        /// To the right.
        case rightArrow = 3
        /// The one that chooses.
        case select = 4
        /// The one that leads back.
        case menu = 5
        /// The one that begins and stops sound.
        case playPause = 6
        /// A page upward.
        case pageUp = 30
        /// A page downward.
        case pageDown = 31
        /// Digits on a remote control.
        case tvRemoteOneTwoThree = 32
        /// Colours on a remote control.
        case tvRemoteFourColors = 33
    }

    /// How far the press has come.
    open internal(set) var phase = Phase.began
    /// Which button it is; nothing in particular for a key.
    open internal(set) var type = PressType.select
    /// When the phase began, on the virtual clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The window that hears of it first.
    open internal(set) var window: UIWindow?
    /// Who hears of it first.
    open internal(set) var responder: UIResponder?
    /// The recognizers that look at it.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The key; nil for a button.
    open internal(set) var key: UIKey?

    /// A press.
    public override init() {
        super.init()
    }

    /// How hard it is held, from 0 to 1.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
}
