/// What is left to do when controllers have changed places: at once, or when the animation is over.
@MainActor
final class Transition {
    private let delay: TimeInterval
    private var ending: (() -> Void)?
    private var ticket: Headless.Clock.Ticket?

    /// A transition that ends after `delay`; at once where that is nothing, or animations are off.
    init(after delay: TimeInterval, ending: @escaping () -> Void) {
        self.delay = UIView.areAnimationsEnabled ? delay : 0
        self.ending = ending
    }

    func start() {
        guard delay > 0 else { return finish() }
        ticket = Headless.schedule(after: delay) { [self] in finish() }
    }

    /// Does what is left to do now, once.
    func finish() {
        if let ticket { Headless.cancel(ticket) }
        let ending = ending
        self.ending = nil
        ending?()
    }
}
