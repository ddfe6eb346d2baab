/// One view laid over a screen for as long as a state lasts.
@MainActor
final class Overlay {
    private static let duration: TimeInterval = 0.4
    private weak var shown: UIView?

    /// Lays `view` on top of `screen`; does nothing when there is no view or one is shown already.
    func show(_ view: @autoclosure () -> UIView?, over screen: UIView, animated: Bool) {
        guard shown?.superview !== screen, let view = view() else { return }
        shown = view
        view.frame = screen.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.alpha = 0
        screen.addSubview(view)
        UIView.animate(withDuration: animated ? Self.duration : 0) { view.alpha = 1 }
    }

    /// Fades out the very view that was shown, and removes it unless it has been shown again by then.
    func hide(animated: Bool) {
        guard let view = shown else { return }
        shown = nil
        UIView.animate(
            withDuration: animated ? Self.duration : 0,
            animations: { view.alpha = 0 },
            completion: { [weak self] _ in
                if self?.shown !== view { view.removeFromSuperview() }
            }
        )
    }
}
