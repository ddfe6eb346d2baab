/// Holds what a screen or a control listens to, and stops it all when it is emptied or goes away.
public final class EventBag {
    private var stops: [() -> Void] = []
    private var removals: [@MainActor () -> Void] = []
    private var listeners: [Listener] = []

    /// A bag that holds nothing yet.
    public init() {}

    // A control's action needs no stop here: it goes away with its control, and the main actor is out of reach.
    deinit {
        for stop in stops { stop() }
    }

    /// Calls `handler` each time `name` is posted: at once where that is done on the main thread, soon where it is not.
    @MainActor
    public func observe(
        _ name: Notification.Name,
        from center: NotificationCenter = .default,
        handler: @escaping @MainActor () -> Void
    ) {
        let listener = Listener(handler)
        listeners.append(listener)
        listen(to: name, from: center) { [weak listener] _ in listener?.hear() }
    }

    /// Calls `handler` with the place on the screen that the keyboard is about to take, which is below it when it goes.
    @MainActor
    public func onKeyboard(handler: @escaping @MainActor (CGRect) -> Void) {
        listen(to: UIResponder.keyboardWillChangeFrameNotification, from: .default) { notification in
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            guard let frame = frame?.cgRectValue else { return }
            MainActor.assumeIsolated { handler(frame) }
        }
    }

    /// Calls `handler` with the value of `state`, now and after each change.
    @MainActor
    public func follow<Value>(_ state: SharedState<Value>, handler: @escaping @MainActor (Value) -> Void) {
        handler(state.value)
        listen(to: state.didChange, from: state.center) { [weak state] _ in
            MainActor.assumeIsolated {
                if let state { handler(state.value) }
            }
        }
    }

    /// Calls `handler` each time `control` sends `event`.
    @MainActor
    public func on(_ event: UIControl.Event, of control: UIControl?, handler: @escaping @MainActor () -> Void) {
        let action = UIAction { _ in handler() }
        control?.addAction(action, for: event)
        removals.append { [weak control] in control?.removeAction(action, for: event) }
    }

    /// Calls `handler` each time the user pulls `list` down to refresh it.
    @MainActor
    public func onRefresh(of list: UIScrollView?, handler: @escaping @MainActor () -> Void) {
        let control = UIRefreshControl()
        list?.refreshControl = control
        on(.valueChanged, of: control, handler: handler)
    }

    /// Adds `gesture` to `view`, and calls `handler` each time that it begins, changes, ends or is cancelled.
    @MainActor
    public func on<Gesture: UIGestureRecognizer>(
        _ gesture: Gesture,
        of view: UIView?,
        handler: @escaping @MainActor (Gesture) -> Void
    ) {
        gesture.onRecognition { [weak gesture] in
            if let gesture { handler(gesture) }
        }
        view?.addGestureRecognizer(gesture)
        removals.append { [weak view] in view?.removeGestureRecognizer(gesture) }
    }

    /// Runs `work` until it ends or the bag is emptied.
    @MainActor
    public func run(_ work: @escaping @MainActor () async -> Void) {
        let task = Task { await work() }
        stops.append { task.cancel() }
    }

    /// Stops all that the bag holds.
    @MainActor
    public func removeAll() {
        for stop in stops { stop() }
        for remove in removals { remove() }
        (stops, removals, listeners) = ([], [], [])
    }

    // Without a queue: on Linux, the main one waits for itself when it is posted from.
    private func listen(
        to name: Notification.Name,
        from center: NotificationCenter,
        hear: @escaping @Sendable (Notification) -> Void
    ) {
        let token = center.addObserver(forName: name, object: nil, queue: nil, using: hear)
        stops.append { center.removeObserver(token) }
    }
}

/// What is to be done at a notification; it is not done any more once the bag has dropped it.
private final class Listener: Sendable {
    private let handler: @MainActor () -> Void

    init(_ handler: @escaping @MainActor () -> Void) {
        self.handler = handler
    }

    func hear() {
        if Thread.isMainThread {
            MainActor.assumeIsolated(handler)
        } else {
            Task { @MainActor [weak self] in self?.handler() }
        }
    }
}
