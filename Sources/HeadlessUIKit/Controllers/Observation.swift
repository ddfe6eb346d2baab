/// An observer of a notification that ends when it is let go.
final class Observation {
    private let token: any NSObjectProtocol

    @MainActor
    init(of name: NSNotification.Name, _ handler: @escaping @MainActor () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated(handler)
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}
