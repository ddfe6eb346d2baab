extension UINavigationController {
    /// What leads back where a finger comes in from the side of the screen.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }
}
