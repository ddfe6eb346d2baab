/// Recognizes a pointer over a view.
@MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// How far the pointer is from the screen, from 0 to 1.
    @available(iOS 16.1, *)
    open var zOffset: CGFloat { 0 }

    /// How far a pencil over the screen leans, in radians; upright here.
    @available(iOS 16.4, *)
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// The direction to which a pencil over the screen leans, in radians; 0 where it does not.
    @available(iOS 16.4, *)
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// The direction to which a pencil over the screen leans, as a vector of length 1.
    @available(iOS 16.4, *)
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// Hears that the pointer is at a place over the view.
    func enter(_ touch: UITouch) {
        progress.touches = [touch]
        state = progress.isRecognized ? .changed : .began
    }

    /// Hears that the pointer is no longer over the view.
    func leave() {
        state = .ended
        startAnew()
    }
}
