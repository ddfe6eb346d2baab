/// Animations that can be started, paused, turned back and stopped.
@MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// Whether there are animations.
    var state: UIViewAnimatingState { get }
    /// Whether they move now.
    var isRunning: Bool { get }
    /// Whether they go back to their start.
    var isReversed: Bool { get set }
    /// How far they are, from 0 to 1.
    var fractionComplete: CGFloat { get set }

    /// Starts the animations, or lets them go on.
    func startAnimation()

    /// Starts the animations after a delay, in seconds.
    func startAnimation(afterDelay delay: TimeInterval)

    /// Holds the animations where they are.
    func pauseAnimation()

    /// Stops the animations where they are.
    ///
    /// - Parameter withoutFinishing: Whether that is all; else they wait for `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)

    /// Ends animations that were stopped, at a place.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
