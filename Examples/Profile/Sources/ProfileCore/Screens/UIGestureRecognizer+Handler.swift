#if !canImport(HeadlessUIKit)
    import ObjectiveC
#endif

// scaffold:ignore F4 — UIKit calls targets by selectors, which Linux lacks; this is the one place that knows of either.
extension UIGestureRecognizer {
    /// Calls `handler` each time the gesture begins, changes, ends or is cancelled, for as long as there is the gesture.
    func onRecognition(_ handler: @escaping @MainActor () -> Void) {
        #if canImport(HeadlessUIKit)
            Headless.whenRecognized(self) { _ in handler() }
        #else
            let target = GestureTarget(handler)
            addTarget(target, action: #selector(GestureTarget.hear))
            // A recognizer does not keep its targets. Each is its own key, so that there can be several.
            let key = Unmanaged.passUnretained(target).toOpaque()
            objc_setAssociatedObject(self, key, target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #endif
    }
}

#if !canImport(HeadlessUIKit)
    // scaffold:ignore F4 — UIKit calls it by its selector.
    /// What a recognizer calls.
    @MainActor
    private final class GestureTarget: NSObject {
        private let handler: @MainActor () -> Void

        init(_ handler: @escaping @MainActor () -> Void) {
            self.handler = handler
        }

        @objc func hear() {
            handler()
        }
    }
#endif
