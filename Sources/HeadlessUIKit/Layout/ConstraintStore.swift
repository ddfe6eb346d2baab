extension UIView {
    /// What a view keeps of constraints and guides.
    struct ConstraintStore {
        var constraints: [NSLayoutConstraint] = []
        var guides: [UILayoutGuide] = []
        /// What constraints know of the view; nil while none asked.
        var trace: LayoutItemTrace?
        /// Whether `updateConstraints` is due.
        var needsUpdate = true
        /// Whether it is due for a view below.
        var subviewNeedsUpdate = true
        /// Whether this view or one below has anything to do with constraints: without any, no one hears of them.
        var isEngaged = false
    }
}
