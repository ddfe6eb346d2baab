extension UIView {
    /// What watches the fingers on the view, with what a scroll view brings; nil where nothing ever did.
    var allRecognizers: [UIGestureRecognizer]? {
        (self as? UIScrollView).map { $0.ownRecognizers + (core.recognizers ?? []) } ?? core.recognizers
    }

    /// Lets a recognizer watch the fingers on this view, and no longer those on another.
    func takeIn(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.owner !== self else { return }
        gestureRecognizer.owner?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.owner = self
        core.recognizers = (core.recognizers ?? []) + [gestureRecognizer]
    }

    /// Lets a recognizer watch the fingers on this view no more.
    func letGo(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.owner === self else { return }
        gestureRecognizer.owner = nil
        core.recognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.progress.delivery?.drop(gestureRecognizer)
    }
}

extension UIControl {
    /// Whether the gesture of a view around the control is one that the control itself answers to.
    ///
    /// A tap on a button is the button's, and a drag of a slider's knob is the slider's.
    func keepsForItself(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.view !== self else { return false }
        switch self {
        case is UIButton, is UISwitch, is UIStepper, is UISegmentedControl, is UIPageControl:
            guard let tap = recognizer as? UITapGestureRecognizer else { return false }
            return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
        case is UISlider:
            return recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer
        default:
            return false
        }
    }
}
