/// Animations that stand still while a finger leads.
@MainActor
final class HeldAnimations {
    private var waiting: [(CGFloat) -> Void] = []

    /// Makes the changes of `body`; its animations wait for `release`.
    func hold(_ body: () -> Void) {
        let outer = Animation.holder
        Animation.holder = self
        body()
        Animation.holder = outer
    }

    /// Takes an animation in; `resume` is told which share of its time is left.
    func take(_ resume: @escaping (CGFloat) -> Void) {
        waiting.append(resume)
    }

    /// Lets the animations end after a share of their time.
    func release(share: CGFloat) {
        let waiting = waiting
        self.waiting = []
        for resume in waiting { resume(share) }
    }
}
