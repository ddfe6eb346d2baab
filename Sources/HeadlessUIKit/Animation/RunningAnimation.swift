/// An animation that a layer shows.
struct RunningAnimation {
    let key: String?
    let animation: CAAnimation
    let ticket: Headless.Clock.Ticket?
    /// Whether its time is over, though the layer still has it.
    var isOver = false
}

extension CALayer {
    func run(_ animation: CAAnimation, forKey key: String?) {
        // As Core Animation does: what runs is a copy, so that later changes are of no effect.
        guard let copy = animation.copy() as? CAAnimation else { return }
        // There is one transition at a time.
        let key = copy is CATransition ? "transition" : key
        if let key { removeAnimation(forKey: key) }
        guard MainThread.isCurrent else {
            return running.append(RunningAnimation(key: key, animation: copy, ticket: nil))
        }
        // All of this stays on the main thread.
        nonisolated(unsafe) let (layer, started) = (self, copy)
        MainActor.assumeIsolated { layer.start(started, forKey: key) }
    }

    @MainActor
    private func start(_ animation: CAAnimation, forKey key: String?) {
        if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
        let delay = animation.beginTime > 0 ? max(0, animation.beginTime - Headless.now) : 0
        if let delegate = animation.delegate {
            Headless.schedule(after: delay) { delegate.animationDidStart(animation) }
        }
        let ticket = animation.length(default: animation.duration).map { length in
            Headless.schedule(after: delay + length) { [weak self] in self?.end(animation) }
        }
        running.append(RunningAnimation(key: key, animation: animation, ticket: ticket))
    }

    @MainActor
    private func end(_ animation: CAAnimation) {
        guard let index = running.firstIndex(where: { $0.animation === animation }) else { return }
        running[index].isOver = true
        if animation.isRemovedOnCompletion { running.remove(at: index) }
        animation.delegate?.animationDidStop(animation, finished: true)
    }

    /// Ends the animations that `isMeant` picks before their time.
    func stop(_ isMeant: (RunningAnimation) -> Bool) {
        guard !running.isEmpty else { return }
        // All of this stays on the main thread.
        nonisolated(unsafe) let stopped = running.filter(isMeant)
        running.removeAll(where: isMeant)
        guard MainThread.isCurrent else { return }
        MainActor.assumeIsolated {
            for entry in stopped where !entry.isOver {
                if let ticket = entry.ticket { Headless.cancel(ticket) }
                guard let delegate = entry.animation.delegate else { continue }
                Headless.schedule(after: 0) { delegate.animationDidStop(entry.animation, finished: false) }
            }
        }
    }

    func stopAll() {
        stop { _ in true }
        guard let view else { return }
        MainActor.assumeIsolated { Animation.interruptAll(of: view) }
    }

    /// Ends the animations of the layer and of those below.
    func stopTree() {
        stop { _ in true }
        for layer in layersBelow { layer.stopTree() }
    }
}
