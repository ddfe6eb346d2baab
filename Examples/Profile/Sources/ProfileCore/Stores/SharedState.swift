/// One value that several controllers read, change and follow, instead of copying it to one another.
@MainActor
public final class SharedState<Value> {
    let center = NotificationCenter()
    let didChange = Notification.Name("ProfileSharedStateDidChange")

    /// The value; an `EventBag` that follows the state is told of each change.
    public var value: Value {
        didSet { center.post(name: didChange, object: nil) }
    }

    /// A state that starts as `value`.
    public init(_ value: Value) {
        self.value = value
    }
}
