/// Moves the focus of a window.
@MainActor
open class UIFocusSystem: NSObject {
    private weak var item: (any UIFocusItem)?
    private weak var wanted: (any UIFocusEnvironment)?

    override init() {
        super.init()
    }

    /// The system that moves the focus in an environment's window; nil where it is in none.
    public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        environment.focusChain.lazy.compactMap { ($0 as? UIView)?.window }.first?.focusSystem
    }

    /// What has the focus.
    open var focusedItem: (any UIFocusItem)? { item }

    /// Asks for the focus to go to where an environment prefers it.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        wanted = environment
        Headless.schedule(after: 0) { [weak self] in self?.updateFocusIfNeeded() }
    }

    /// Moves the focus, if that was asked for.
    open func updateFocusIfNeeded() {
        guard let wanted else { return }
        self.wanted = nil
        guard let next = wanted.preferredItem() else { return }
        move(to: next)
    }

    /// Moves the focus where everyone concerned lets it; says whether it is there.
    @discardableResult
    func move(to next: (any UIFocusItem)?) -> Bool {
        guard item !== next else { return true }
        let context = UIFocusUpdateContext(from: item, to: next)
        var concerned: [any UIFocusEnvironment] = []
        for environment in (item?.focusChain ?? []) + (next?.focusChain ?? [])
        where !concerned.contains(where: { $0 === environment }) {
            concerned.append(environment)
        }
        let center = NotificationCenter.default
        guard concerned.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else {
            let info = [Self.focusUpdateContextUserInfoKey: context]
            center.post(name: Self.movementDidFailNotification, object: self, userInfo: info)
            return false
        }
        item = next
        let coordinator = UIFocusAnimationCoordinator()
        for environment in concerned { environment.didUpdateFocus(in: context, with: coordinator) }
        let info: [String: Any] = [
            Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator,
        ]
        center.post(name: Self.didUpdateNotification, object: self, userInfo: info)
        coordinator.finish()
        return true
    }
}

extension UIFocusSystem {
    /// Is posted when the focus went from one thing to another.
    public nonisolated static var didUpdateNotification: NSNotification.Name {
        NSNotification.Name("UIFocusDidUpdateNotification")
    }
    /// Is posted when someone did not let the focus go.
    public nonisolated static var movementDidFailNotification: NSNotification.Name {
        NSNotification.Name("UIFocusMovementDidFailNotification")
    }
    /// Under which a notification tells from what to what the focus goes.
    public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// Under which a notification tells with what changes can be animated.
    public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"
}
