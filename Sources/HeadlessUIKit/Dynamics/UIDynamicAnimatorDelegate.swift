/// Who hears that things begin to move and come to rest.
@MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Hears that things are about to move.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Hears that all things are at rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
