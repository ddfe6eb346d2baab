extension UIView {
    /// How much each of a view's wishes about its size weighs, along each axis.
    struct ContentPriorities {
        var hugging = Pair(across: .defaultLow, down: .defaultLow)
        var resistance = Pair(across: .defaultHigh, down: .defaultHigh)

        struct Pair {
            var across: UILayoutPriority
            var down: UILayoutPriority

            subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
                get { axis == .horizontal ? across : down }
                set { if axis == .horizontal { across = newValue } else { down = newValue } }
            }
        }
    }

    /// How much it weighs that the view is not stretched.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        core.priorities.hugging[axis]
    }

    /// Sets how much it weighs that the view is not stretched.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        core.priorities.hugging[axis] = priority
        superview?.subviewSizeDidChange()
    }

    /// How much it weighs that the view is not squeezed.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        core.priorities.resistance[axis]
    }

    /// Sets how much it weighs that the view is not squeezed.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        core.priorities.resistance[axis] = priority
        superview?.subviewSizeDidChange()
    }
}
