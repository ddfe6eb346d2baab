extension Headless {
    /// Drags a scroll view until a point of its content is at the top left corner, as far as the content goes.
    @discardableResult
    public static func scroll(_ scrollView: UIScrollView, to offset: CGPoint) -> Obstacle? {
        guard scrollView.isScrollEnabled else { return .disabled }
        if let obstacle = obstacle(to: scrollView) { return obstacle }
        scrollView.beginDragging()
        scrollView.contentOffset = scrollView.clamped(offset)
        scrollView.endDragging()
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
}
