extension UIWindow {
    /// Brings touches to recognizers and views, and keys to whoever has them.
    func dispatch(_ event: UIEvent) {
        switch event.type {
        case .touches:
            guard let touches = event.touches(for: self) else { return }
            touchDelivery.deliver(touches, with: event)
        case .presses:
            guard let event = event as? UIPressesEvent else { return }
            deliver(event)
        case .motion, .remoteControl, .scroll, .hover, .transform: return
        }
    }

    /// Brings keys to the first responder or, where there is none, to the window.
    private func deliver(_ event: UIPressesEvent) {
        let phases = Dictionary(grouping: event.allPresses, by: \.phase).mapValues { Set($0) }
        for (phase, presses) in phases.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let responder = presses.first?.responder ?? self
            switch phase {
            case .began: responder.pressesBegan(presses, with: event)
            case .changed: responder.pressesChanged(presses, with: event)
            case .ended: responder.pressesEnded(presses, with: event)
            case .cancelled: responder.pressesCancelled(presses, with: event)
            case .stationary: continue
            }
        }
    }
}

extension UIApplication {
    /// Brings an event to the windows that it concerns.
    func dispatch(_ event: UIEvent) {
        let touched = event.allTouches?.compactMap(\.window) ?? []
        let pressed = (event as? UIPressesEvent)?.allPresses.compactMap(\.window) ?? []
        let concerned = Set(touched + pressed)
        for window in UIWindow.allVisible where concerned.contains(window) { window.sendEvent(event) }
    }
}
