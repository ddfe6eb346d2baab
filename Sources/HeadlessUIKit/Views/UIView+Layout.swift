extension UIView {
    /// Whether anything in a window waits for layout.
    static var isLayoutPending = false

    func markForLayout() {
        core.needsLayout = true
        UIView.isLayoutPending = true
        superview?.markSubviewForLayout()
    }

    /// Tells the views above that one below waits for layout.
    func markSubviewForLayout() {
        UIView.isLayoutPending = true
        var view: UIView? = self
        while let current = view, !current.core.subviewNeedsLayout {
            current.core.subviewNeedsLayout = true
            view = current.superview
        }
    }

    /// Lays out from the topmost of the views above that wait for it in an unbroken line.
    func layoutFromTop() {
        var top = self
        while let superview = top.superview, superview.core.needsLayout { top = superview }
        var passes = 0
        while top.core.needsLayout || top.core.subviewNeedsLayout, passes < UIView.mostPasses {
            top.layoutTree()
            passes += 1
        }
    }

    /// Passes after which a layout that asks for another each time is left as it is.
    private static var mostPasses: Int { 50 }

    private func layoutTree() {
        if core.needsLayout { layoutSelf() }
        guard core.subviewNeedsLayout else { return }
        core.subviewNeedsLayout = false
        for subview in subviews where subview.superview === self { subview.layoutTree() }
    }

    private func layoutSelf() {
        core.needsLayout = false
        updateSafeArea()
        core.controller?.tellThatItIsAppearing()
        core.controller?.updateUnavailable()
        core.controller?.viewWillLayoutSubviews()
        layoutSubviews()
        core.controller?.placeUnavailable()
        core.controller?.viewDidLayoutSubviews()
    }

    /// The smallest size that the content needs, or `targetSize` where it needs none.
    func fittingSize(in targetSize: CGSize) -> CGSize {
        let wanted = intrinsicContentSize
        let fitting = sizeThatFits(targetSize)
        return CGSize(
            width: wanted.width == UIView.noIntrinsicMetric ? fitting.width : wanted.width,
            height: wanted.height == UIView.noIntrinsicMetric ? fitting.height : wanted.height
        )
    }
}
