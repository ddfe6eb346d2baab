extension Headless {
    /// Calls `handler` each time a gesture begins, changes, ends or is cancelled, as a target's action is called.
    ///
    /// It stands in for `addTarget(_:action:)`, which needs the Objective-C runtime.
    public static func whenRecognized(
        _ recognizer: UIGestureRecognizer,
        perform handler: @escaping @MainActor (UIGestureRecognizer) -> Void
    ) {
        recognizer.handlers.append(handler)
    }
}
