extension Headless {
    /// What an app told those who read the screen out.
    public struct AccessibilityPost {
        /// What happened.
        public let notification: UIAccessibility.Notification
        /// What is to be said, or read out next.
        public let argument: Any?
    }

    /// Where what the app tells those who read the screen out goes.
    static var accessibilityLog: (AccessibilityPost) -> Void = { _ in }
    /// What is read out.
    static weak var spokenElement: AccessibleObject?

    /// What is told to those who read the screen out while `body` runs.
    public static func accessibilityPosts(madeBy body: () throws -> Void) rethrows -> [AccessibilityPost] {
        let former = accessibilityLog
        defer { accessibilityLog = former }
        var posts: [AccessibilityPost] = []
        accessibilityLog = { posts.append($0) }
        try body()
        return posts
    }

    /// What is read out in a view, in order, as it is for those who do not see the screen.
    public static func accessibilityElements(in view: UIView) -> [AccessibleObject] {
        guard !view.isHidden, view.alpha >= 0.01 else { return [] }
        if view.isAccessibilityElement { return [view] }
        guard !view.accessibilityElementsHidden else { return [] }
        if let elements = view.accessibilityElements {
            return elements.flatMap { element -> [AccessibleObject] in
                switch element {
                case let view as UIView: accessibilityElements(in: view)
                case let object as AccessibleObject: [object]
                default: []
                }
            }
        }
        let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
        return (modal.map { [$0] } ?? view.subviews).flatMap(accessibilityElements)
    }

    /// Uses an element as one does who does not see it: by its own way, or else by a tap.
    @discardableResult
    public static func activate(_ element: AccessibleObject) -> Obstacle? {
        defer { UIWindow.layoutAll() }
        speak(element)
        guard !element.accessibilityActivate() else { return nil }
        guard let view = element as? UIView else { return .refused }
        return tap(view)
    }

    /// Makes the value of an element greater, as one does who does not see it.
    @discardableResult
    public static func increment(_ element: AccessibleObject) -> Obstacle? {
        adjust(element) { $0.accessibilityIncrement() }
    }

    /// Makes the value of an element less, as one does who does not see it.
    @discardableResult
    public static func decrement(_ element: AccessibleObject) -> Obstacle? {
        adjust(element) { $0.accessibilityDecrement() }
    }

    /// Does what an element offers under a name.
    @discardableResult
    public static func perform(_ name: String, on element: AccessibleObject) -> Obstacle? {
        guard let action = element.accessibilityCustomActions?.first(where: { $0.name == name }) else {
            return .missing
        }
        defer { UIWindow.layoutAll() }
        return action.actionHandler?(action) == true ? nil : .refused
    }

    /// Makes the gesture that leaves, which goes up the responders until one takes it.
    @discardableResult
    public static func escape(from responder: UIResponder) -> Obstacle? {
        ask(responder) { $0.accessibilityPerformEscape() }
    }

    /// Makes the gesture for what matters most, which goes up the responders until one takes it.
    @discardableResult
    public static func magicTap(on responder: UIResponder) -> Obstacle? {
        ask(responder) { $0.accessibilityPerformMagicTap() }
    }

    private static func adjust(_ element: AccessibleObject, _ change: (AccessibleObject) -> Void) -> Obstacle? {
        guard element.accessibilityTraits.contains(.adjustable) else { return .refused }
        guard !element.accessibilityTraits.contains(.notEnabled) else { return .disabled }
        speak(element)
        change(element)
        UIWindow.layoutAll()
        return nil
    }

    private static func ask(_ responder: UIResponder, _ question: (UIResponder) -> Bool) -> Obstacle? {
        defer { UIWindow.layoutAll() }
        return sequence(first: responder, next: \.next).contains(where: question) ? nil : .refused
    }
}
