import ScreenTesting

/// A screen on which a ball falls for ever, a light blinks for ever, and another begins anew each time it ends.
final class RestlessViewController: UIViewController {
    let ball = UIView(frame: CGRect(x: 100, y: 0, width: 40, height: 40))
    private(set) var rounds = 0
    private let light = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let pulse = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 20))
    private lazy var animator = UIDynamicAnimator(referenceView: view)

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [ball, light, pulse] { view.addSubview(part) }
        animator.addBehavior(UIGravityBehavior(items: [ball]))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { self.light.alpha = 0 }
        beat()
    }

    private func beat() {
        UIView.animate(withDuration: 0.5) {
            self.pulse.alpha = self.rounds.isMultiple(of: 2) ? 0.5 : 1
        } completion: { [weak self] _ in
            self?.rounds += 1
            self?.beat()
        }
    }
}
