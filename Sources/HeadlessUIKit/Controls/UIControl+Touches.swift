extension UIControl {
    func beginTouch(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        isHighlighted = true
        sendActions(for: .touchDown)
    }

    func moveTouch(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = point(inside: touch.location(in: self), with: event)
        isHighlighted = isTouchInside
        isTracking = continueTracking(touch, with: event)
        if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    func endTouch(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isHighlighted || isTracking, let touch = touches.first else { return }
        let isInside = point(inside: touch.location(in: self), with: event)
        let wasTracking = isTracking
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        if wasTracking { endTracking(touch, with: event) }
        if isInside { touchUpInside() } else { sendActions(for: .touchUpOutside) }
    }

    func cancelTouch(with event: UIEvent?) {
        guard isHighlighted || isTracking else { return }
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    /// Shows each action with its events to `iterator`, until it sets the last argument.
    ///
    /// UIKit gives target and selector as the second; there are none without the Objective-C runtime, so it is nil here.
    public func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Never)?, UIControl.Event, inout Bool) -> Void) {
        var stop = false
        for (action, events) in handlers.all where !stop {
            iterator(action, nil, events, &stop)
        }
    }
}
