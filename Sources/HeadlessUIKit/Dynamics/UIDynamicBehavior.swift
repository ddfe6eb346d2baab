/// A way in which things move, made of others where an app makes its own.
@MainActor
open class UIDynamicBehavior: NSObject {
    weak var animator: UIDynamicAnimator?
    private var children: [UIDynamicBehavior] = []

    /// A behaviour that moves nothing by itself.
    public override init() {
        super.init()
    }

    /// The behaviours that this one is made of.
    open var childBehaviors: [UIDynamicBehavior] { children }
    /// Does something at each step.
    open var action: (() -> Void)?
    /// What runs the behaviour; nil for nothing.
    open var dynamicAnimator: UIDynamicAnimator? { animator }

    /// Lets another behaviour be part of this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !children.contains(behavior) else { return }
        children.append(behavior)
        if let animator { behavior.move(to: animator) }
    }

    /// Lets another behaviour be part of this one no more.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard children.contains(behavior) else { return }
        children.removeAll { $0 === behavior }
        behavior.move(to: nil)
    }

    /// Hears that another animator, or none, is about to run the behaviour.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    func move(to new: UIDynamicAnimator?) {
        willMove(to: new)
        animator = new
        didMove()
        for child in children { child.move(to: new) }
        new?.resume()
    }

    /// This behaviour and all that it is made of.
    var parts: [UIDynamicBehavior] { [self] + children.flatMap(\.parts) }

    // MARK: What the kinds do

    /// The things that the behaviour moves.
    var movedItems: [any UIDynamicItem] { [] }
    /// Takes over what was asked before the animator was known.
    func didMove() {}
    /// Changes how fast things are, for a step of time.
    func accelerate(for step: TimeInterval) {}
    /// Puts things back where they may be, after they moved.
    func constrain(for step: TimeInterval) {}

    /// The things among those that the animator moves.
    func bodies(of items: [any UIDynamicItem]) -> [DynamicBody] {
        guard let animator else { return [] }
        return items.map(animator.body)
    }
}
