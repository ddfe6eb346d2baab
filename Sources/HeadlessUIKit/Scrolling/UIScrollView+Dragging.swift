extension UIScrollView {
    /// Tells that a finger begins to drag.
    func beginDragging() {
        isTracking = true
        scrollDelegate?.scrollViewWillBeginDragging(self)
        isDragging = true
        if keyboardDismissMode != .none { window?.firstResponder?.resignFirstResponder() }
    }

    /// Tells that the finger is gone, and glides to where the delegate wants the content to rest.
    ///
    /// The velocity is in points a millisecond, as the delegate is told it.
    func endDragging(at velocity: CGPoint = .zero) {
        let end = contentOffset
        var target = isPagingEnabled ? pageOffset(for: velocity) : end
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
        isTracking = false
        isDragging = false
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: target != end)
        guard target != end else { return }
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        contentOffset = target
        scrollDelegate?.scrollViewDidEndDecelerating(self)
    }

    /// Where the page begins that a drag ends on: the next one where it was quick, the nearest one where it was not.
    private func pageOffset(for velocity: CGPoint) -> CGPoint {
        func start(_ offset: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
            guard length > 0 else { return offset }
            let page = offset / length
            if abs(velocity) < 0.2 { return page.rounded() * length }
            return (velocity > 0 ? page.rounded(.up) : page.rounded(.down)) * length
        }
        return clamped(
            CGPoint(
                x: start(contentOffset.x, bounds.width, velocity.x),
                y: start(contentOffset.y, bounds.height, velocity.y)
            )
        )
    }
}
