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
        let outerPass = UIView.beginPass()
        defer { UIView.layoutPass = outerPass }
        while top.waitsForLayout || top.waitsForConstraints && top.isInConstrainedTree, passes < UIView.mostPasses {
            top.layoutTree(constrained: top.isInConstrainedTree, area: top.areaInWindow)
            passes += 1
        }
    }

    private var waitsForLayout: Bool { core.needsLayout || core.subviewNeedsLayout }

    /// The number of the pass that is going on; nil outside of layout.
    static var layoutPass: Int?
    private static var countOfPasses = 0

    /// Starts a pass, maybe inside of another, whose number this returns.
    private static func beginPass() -> Int? {
        let outer = layoutPass
        countOfPasses += 1
        layoutPass = countOfPasses
        return outer
    }

    /// Passes after which a layout that asks for another each time is left as it is.
    private static var mostPasses: Int { 50 }

    /// Lays out what waits here and below; `area` is what of the safe area reaches in, found on the way down.
    private func layoutTree(constrained: Bool, area: UIEdgeInsets?) {
        if constrained { updateConstraintsInTree() }
        if core.needsLayout { layoutSelf(inside: area ?? .zero) }
        guard core.subviewNeedsLayout else { return }
        core.subviewNeedsLayout = false
        for subview in subviews where subview.superview === self && subview.waits(constrained: constrained) {
            subview.layoutTree(constrained: constrained, area: subview.area(inside: area))
        }
    }

    private func waits(constrained: Bool) -> Bool {
        waitsForLayout || constrained && waitsForConstraints
    }

    private func layoutSelf(inside area: UIEdgeInsets) {
        core.needsLayout = false
        tellOfSafeArea(area)
        core.controller?.tellThatItIsAppearing()
        core.controller?.updateUnavailable()
        core.controller?.viewWillLayoutSubviews()
        placeByConstraints()
        core.layer.layoutSublayers()
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
