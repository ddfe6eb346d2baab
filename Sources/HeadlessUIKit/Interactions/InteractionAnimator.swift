/// An animation of the system's to which others add theirs; it takes no time here.
@MainActor
final class InteractionAnimator: NSObject, UIContextMenuInteractionCommitAnimating, UIEditMenuInteractionAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(previewing controller: UIViewController? = nil) {
        previewViewController = controller
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping () -> Void) {
        completions.append(completion)
    }

    /// Makes the animations, and ends them.
    func run() {
        for animation in animations { animation() }
        for completion in completions { completion() }
        (animations, completions) = ([], [])
    }
}

extension InteractionAnimator: UIDragAnimating {
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append { completion(.end) }
    }
}

extension InteractionAnimator: UIPointerInteractionAnimating {
    func addCompletion(_ completion: @escaping (Bool) -> Void) {
        completions.append { completion(true) }
    }
}
