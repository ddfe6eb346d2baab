/// Lets changes be animated together with the focus; the animation takes no time here.
@MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private var completions: [() -> Void] = []

    override init() {
        super.init()
    }

    /// Changes something together with the focus.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        if let completion { completions.append(completion) }
    }

    /// Changes something together with what gets the focus.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?,
        completion: (() -> Void)? = nil
    ) {
        addCoordinatedAnimations({ animations?(FocusAnimation()) }, completion: completion)
    }

    /// Changes something together with what loses the focus.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?,
        completion: (() -> Void)? = nil
    ) {
        addCoordinatedAnimations({ animations?(FocusAnimation()) }, completion: completion)
    }

    /// Does what is to be done once the animation is over.
    func finish() {
        for completion in completions { completion() }
        completions = []
    }
}

/// An animation that takes no time.
private final class FocusAnimation: NSObject, UIFocusAnimationContext {
    var duration: TimeInterval { 0 }
}
