/// The way of one finger's touches to the view that it went down on.
@MainActor
final class TouchWay {
    /// What the finger did.
    struct Step {
        let phase: UITouch.Phase
        let event: UIEvent
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

    /// Tells the view what it may hear by now.
    func proceed() {
        if isTaken || !isHeard { return leave() }
        while let step = steps.first, mayHear(step.phase) {
            steps.removeFirst()
            tell(step.phase, step.event)
        }
    }

    private func leave() {
        let event = steps.last?.event
        steps = []
        if hasBegun { tell(.cancelled, event) }
        hasBegun = false
        if !touch.isDown { isAtEnd = true }
    }

    private func mayHear(_ phase: UITouch.Phase) -> Bool {
        let undecided = touch.gestureRecognizers?.filter { $0.progress.state == .possible } ?? []
        return switch phase {
        case .began: !undecided.contains(where: \.delaysTouchesBegan)
        case .ended: !undecided.contains(where: \.delaysTouchesEnded)
        case .moved, .stationary, .cancelled, .regionEntered, .regionMoved, .regionExited: true
        }
    }

    private func tell(_ phase: UITouch.Phase, _ event: UIEvent?) {
        let touches: Set<UITouch> = [touch]
        switch phase {
        case .began:
            hasBegun = true
            touch.view?.touchesBegan(touches, with: event)
        case .moved: touch.view?.touchesMoved(touches, with: event)
        case .ended:
            hasBegun = false
            isAtEnd = true
            touch.view?.touchesEnded(touches, with: event)
        case .cancelled:
            isAtEnd = !touch.isDown
            touch.view?.touchesCancelled(touches, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: return
        }
    }
}
