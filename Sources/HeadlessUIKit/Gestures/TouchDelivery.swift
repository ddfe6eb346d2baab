/// Brings a window's touches to recognizers first and then to views, and lets one gesture win where several compete.
@MainActor
final class TouchDelivery {
    /// The recognizers that look at fingers, innermost first.
    private var inPlay: [UIGestureRecognizer] = []
    private var ways: [UITouch: TouchWay] = [:]
    private var isBusy = false

    /// Brings what `touches` did to all whom it concerns.
    func deliver(_ touches: Set<UITouch>, with event: UIEvent) {
        isBusy = true
        let phases = Dictionary(grouping: touches, by: \.phase).mapValues { Set($0) }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            guard let touches = phases[phase] else { continue }
            if phase == .began {
                for touch in touches.sorted(by: { $0.order < $1.order }) { register(touch, of: event) }
            }
            tellRecognizers(phase, of: touches, with: event)
            for touch in touches { ways[touch]?.steps.append(TouchWay.Step(phase: phase, event: event)) }
        }
        isBusy = false
        finish()
    }

    /// Goes on where a recognizer came to another state by itself, as when its time is over.
    func finishUnlessBusy() {
        if !isBusy { finish() }
    }

    /// Lets go of a recognizer that leaves its view.
    func drop(_ recognizer: UIGestureRecognizer) {
        recognizer.giveUp()
        inPlay.removeAll { $0 === recognizer }
        recognizer.startAnew()
        finishUnlessBusy()
    }

    // MARK: Gestures

    /// Lets `recognizer` come to `state`, if no other gesture stands in its way.
    func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        let awaited = inPlay.filter { $0 !== recognizer && recognizer.waits(for: $0) }
        guard !awaited.contains(where: \.progress.isRecognized) else { return recognizer.fail() }
        guard !awaited.contains(where: { $0.progress.state == .possible }) else {
            recognizer.progress.held = [state]
            return
        }
        win(recognizer, [state])
    }

    /// Lets those go on that waited for `recognizer` to fail.
    func didFail(_ recognizer: UIGestureRecognizer) {
        for waiting in inPlay where !waiting.progress.held.isEmpty && waiting.waits(for: recognizer) {
            let awaited = inPlay.filter { $0 !== waiting && waiting.waits(for: $0) }
            guard !awaited.contains(where: { $0.progress.state == .possible }) else { continue }
            let states = waiting.progress.held
            waiting.progress.held = []
            win(waiting, states)
        }
    }

    private func win(_ recognizer: UIGestureRecognizer, _ states: [UIGestureRecognizer.State]) {
        let rivals = inPlay.filter {
            $0 !== recognizer && !$0.progress.seen.isDisjoint(with: recognizer.progress.seen)
        }
        guard !rivals.contains(where: { $0.progress.isRecognized && $0.prevents(recognizer) }) else {
            return recognizer.fail()
        }
        guard let first = states.first else { return }
        recognizer.progress.state = first
        for rival in rivals where rival.progress.state == .possible {
            if rival.waits(for: recognizer) && !rival.progress.held.isEmpty || recognizer.prevents(rival) {
                rival.fail()
            }
        }
        if recognizer.cancelsTouchesInView {
            for touch in recognizer.progress.touches { ways[touch]?.isTaken = true }
        }
        for state in states { recognizer.go(to: state) }
    }

    private func register(_ touch: UITouch, of event: UIEvent) {
        touch.gestureRecognizers = []
        let others = ways.values.contains { $0.touch.view === touch.view && $0.touch.isDown && !$0.isTaken }
        ways[touch] = TouchWay(touch, isHeard: touch.view?.isMultipleTouchEnabled == true || !others)
        guard let view = touch.view else { return }
        for view in sequence(first: view, next: \.superview) {
            for recognizer in view.gestureRecognizers ?? [] where recognizer.accepts(touch, of: event) {
                recognizer.follow(touch, in: self)
                if !inPlay.contains(recognizer) { inPlay.append(recognizer) }
            }
        }
    }

    private func tellRecognizers(_ phase: UITouch.Phase, of touches: Set<UITouch>, with event: UIEvent) {
        for recognizer in inPlay where !recognizer.progress.isOver {
            let its = touches.filter { recognizer.progress.touches.contains($0) }
            if !its.isEmpty { recognizer.hear(phase, of: its, with: event) }
        }
    }

    // MARK: Views

    /// Brings the views what they may hear now, and readies recognizers whose fingers are gone.
    private func finish() {
        isBusy = true
        while tellViews() {}
        ways = ways.filter { !$0.value.isAtEnd }
        isBusy = false
        let over = inPlay.filter { $0.progress.isOver && !$0.progress.touches.contains(where: \.isDown) }
        inPlay.removeAll { over.contains($0) }
        for recognizer in over { recognizer.startAnew() }
    }

    /// Tells each view the next thing that its fingers did together; false where there is nothing to tell.
    private func tellViews() -> Bool {
        var groups: [(view: UIView, step: TouchWay.Step, touches: Set<UITouch>)] = []
        for way in ways.values.sorted(by: { $0.touch.order < $1.touch.order }) {
            guard let step = way.nextStep(), let view = way.touch.view else { continue }
            if let index = groups.firstIndex(where: { $0.view === view && $0.step.phase == step.phase }) {
                groups[index].touches.insert(way.touch)
            } else {
                groups.append((view, step, [way.touch]))
            }
        }
        for group in groups { group.view.hear(group.step.phase, of: group.touches, with: group.step.event) }
        return !groups.isEmpty
    }
}
