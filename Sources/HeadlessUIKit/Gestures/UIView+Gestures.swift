extension UIView {
    /// What watches the fingers on the view; nil where nothing ever did.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { (self as? UIScrollView).map { $0.ownRecognizers + (core.recognizers ?? []) } ?? core.recognizers }
        set {
            for recognizer in core.recognizers ?? [] where newValue?.contains(recognizer) != true {
                removeGestureRecognizer(recognizer)
            }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Lets a recognizer watch the fingers on this view, and no longer those on another.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.owner !== self else { return }
        gestureRecognizer.owner?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.owner = self
        core.recognizers = (core.recognizers ?? []) + [gestureRecognizer]
    }

    /// Lets a recognizer watch the fingers on this view no more.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
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
