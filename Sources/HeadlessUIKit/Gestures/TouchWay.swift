/// The way of one finger's touches to the view that it went down on.
@MainActor
final class TouchWay {
    /// What the finger did.
    struct Step {
        let phase: UITouch.Phase
        let event: UIEvent?
    }

    let touch: UITouch
    /// What the view has not heard yet.
    var steps: [Step] = []
    /// Whether a recognizer took the finger away from the view.
    var isTaken = false
    private let isHeard: Bool
    private var hasBegun = false
    private(set) var isAtEnd = false

    /// The way of a finger that the view hears of, or that it does not hear of as another one is down already.
    init(_ touch: UITouch, isHeard: Bool) {
        self.touch = touch
        self.isHeard = isHeard
    }

    /// The next thing that the view may hear by now, which it has heard then; nil where it has to wait.
    func nextStep() -> Step? {
        if isTaken || !isHeard { return leave() }
        guard let step = steps.first, mayHear(step.phase) else { return nil }
        steps.removeFirst()
        if step.phase == .began { hasBegun = true }
        if step.phase == .ended || step.phase == .cancelled { (hasBegun, isAtEnd) = (false, true) }
        return step
    }

    /// Takes the finger from the view, if that knows of it.
    private func leave() -> Step? {
        let event = steps.last?.event
        steps = []
        isAtEnd = !touch.isDown
        guard hasBegun else { return nil }
        hasBegun = false
        return Step(phase: .cancelled, event: event)
    }

    private func mayHear(_ phase: UITouch.Phase) -> Bool {
        let undecided = touch.gestureRecognizers?.filter { $0.progress.state == .possible } ?? []
        return switch phase {
        case .began: !undecided.contains(where: \.delaysTouchesBegan)
        case .ended: !undecided.contains(where: \.delaysTouchesEnded)
        case .moved, .stationary, .cancelled, .regionEntered, .regionMoved, .regionExited: true
        }
    }
}

extension UIView {
    /// Hears what fingers did.
    func hear(_ phase: UITouch.Phase, of touches: Set<UITouch>, with event: UIEvent?) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: return
        }
    }
}
