extension Headless {
    /// Drags a scroll view until a point of its content is at the top left corner, as far as the content goes.
    @discardableResult
    public static func scroll(_ scrollView: UIScrollView, to offset: CGPoint) -> Obstacle? {
        guard scrollView.isScrollEnabled else { return .disabled }
        if let obstacle = obstacle(to: scrollView) { return obstacle }
        let delegate = scrollView.scrollDelegate
        scrollView.isTracking = true
        delegate?.scrollViewWillBeginDragging(scrollView)
        scrollView.isDragging = true
        if scrollView.keyboardDismissMode != .none { scrollView.window?.firstResponder?.resignFirstResponder() }
        let end = scrollView.clamped(offset)
        scrollView.contentOffset = end
        var target = end
        delegate?.scrollViewWillEndDragging(scrollView, withVelocity: .zero, targetContentOffset: &target)
        scrollView.isTracking = false
        scrollView.isDragging = false
        delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: target != end)
        if target != end { glide(scrollView, to: target) }
        UIWindow.layoutAll()
        return nil
    }

    /// Drags a scroll view by a distance, down being positive.
    @discardableResult
    public static func scroll(_ scrollView: UIScrollView, by distance: CGFloat) -> Obstacle? {
        let offset = scrollView.contentOffset
        return scroll(scrollView, to: CGPoint(x: offset.x, y: offset.y + distance))
    }

    /// Pulls a list down far enough for its refresh control to start.
    @discardableResult
    public static func pullToRefresh(_ scrollView: UIScrollView) -> Obstacle? {
        guard let control = scrollView.refreshControl, !control.isHidden else { return .missing }
        guard scrollView.isScrollEnabled, control.isEnabled else { return .disabled }
        if let obstacle = obstacle(to: scrollView) { return obstacle }
        guard !control.isRefreshing else { return nil }
        control.beginRefreshing()
        control.userDidChangeValue()
        UIWindow.layoutAll()
        return nil
    }

    private static func glide(_ scrollView: UIScrollView, to target: CGPoint) {
        scrollView.scrollDelegate?.scrollViewWillBeginDecelerating(scrollView)
        scrollView.contentOffset = target
        scrollView.scrollDelegate?.scrollViewDidEndDecelerating(scrollView)
    }
}
