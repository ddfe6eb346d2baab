extension UIGestureRecognizer {
    /// Takes the way to `state`, if there is one from the present state.
    func change(to state: State) {
        switch (progress.state, state) {
        case (.possible, .began), (.possible, .ended): recognize(as: state)
        case (.possible, .changed): if !progress.held.isEmpty { recognize(as: state) }
        case (.possible, .failed), (.possible, .cancelled): fail()
        case (.began, .changed), (.changed, .changed): go(to: .changed)
        case (.began, .ended), (.changed, .ended): go(to: .ended)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed): go(to: .cancelled)
        case (_, .possible): progress.state = .possible
        default: return
        }
        progress.delivery?.finishUnlessBusy()
    }

    /// Comes to `state` and tells of it.
    func go(to state: State) {
        progress.state = state
        for handler in handlers { handler(self) }
    }

    func fail() {
        progress.held = []
        progress.state = .failed
        progress.delivery?.didFail(self)
    }

    /// Ends a gesture under way, as when the recognizer is switched off.
    func giveUp() {
        guard progress.delivery != nil || progress.isRecognized, !progress.isOver else { return }
        change(to: progress.isRecognized ? .cancelled : .failed)
    }

    /// Gets ready for another gesture.
    func startAnew() {
        reset()
        progress = Progress()
    }

    private func recognize(as state: State) {
        guard progress.held.isEmpty else {
            if progress.held.last != state { progress.held.append(state) }
            return
        }
        guard mayBegin else { return fail() }
        guard let delivery = progress.delivery else { return go(to: state) }
        delivery.recognize(self, as: state)
    }

    /// Whether the delegate, and the views from the fingers up to the recognizer's, let the gesture be made.
    private var mayBegin: Bool {
        var views = progress.touches.first?.view.map { Array(sequence(first: $0, next: \.superview)) } ?? []
        if let owner {
            views = views.firstIndex { $0 === owner }.map { Array(views[...$0]) } ?? [owner]
        }
        guard views.allSatisfy({ $0.gestureRecognizerShouldBegin(self) }) else { return false }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }
}

extension UIGestureRecognizer {
    /// Whether this gesture waits until that of `other` has failed.
    func waits(for other: UIGestureRecognizer) -> Bool {
        requirements.contains { $0.recognizer === other }
            || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// Whether this gesture, once made, keeps that of `other` from being made.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
    }

    /// Whether a finger that went down is looked at.
    func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
        guard isEnabled, !progress.isOver, progress.held.isEmpty,
            allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }), shouldReceive(event)
        else { return false }
        return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Looks at a finger from now on.
    func follow(_ touch: UITouch, in delivery: TouchDelivery) {
        if !progress.touches.contains(where: \.isDown) { progress.touches = [] }
        progress.touches.append(touch)
        progress.seen.insert(touch)
        progress.delivery = delivery
        touch.gestureRecognizers = (touch.gestureRecognizers ?? []) + [self]
    }

    /// Hears what fingers did.
    func hear(_ phase: UITouch.Phase, of touches: Set<UITouch>, with event: UIEvent) {
        progress.modifierFlags = event.modifierFlags
        progress.buttonMask = event.buttonMask
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: return
        }
    }
}
