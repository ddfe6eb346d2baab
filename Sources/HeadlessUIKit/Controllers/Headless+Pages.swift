extension Headless {
    /// Turns the page, as a finger would; time must pass until the page is turned.
    ///
    /// - Returns: What kept the finger from it, and nil when nothing did.
    @discardableResult
    public static func turnPage(
        of controller: UIPageViewController,
        _ direction: UIPageViewController.NavigationDirection = .forward
    ) -> Obstacle? {
        guard let view = controller.viewIfLoaded, view.window != nil else { return .notOnScreen }
        let before = controller.viewControllers ?? []
        guard let source = controller.dataSource, let edge = direction == .forward ? before.last : before.first else {
            return .missing
        }
        let next = pages(from: edge, direction, count: before.count, of: controller, source)
        guard next.count == before.count else { return .missing }
        controller.delegate?.pageViewController(controller, willTransitionTo: next)
        controller.turn(to: next, animated: true) { completed in
            controller.delegate?.pageViewController(
                controller,
                didFinishAnimating: true,
                previousViewControllers: before,
                transitionCompleted: completed
            )
        }
        UIWindow.layoutAll()
        return nil
    }

    /// The next pages from one, in reading order; fewer than asked for where the book ends.
    private static func pages(
        from edge: UIViewController,
        _ direction: UIPageViewController.NavigationDirection,
        count: Int,
        of controller: UIPageViewController,
        _ source: any UIPageViewControllerDataSource
    ) -> [UIViewController] {
        var pages: [UIViewController] = []
        var last = edge
        while pages.count < count {
            let next =
                direction == .forward
                ? source.pageViewController(controller, viewControllerAfter: last)
                : source.pageViewController(controller, viewControllerBefore: last)
            guard let next else { break }
            pages.append(next)
            last = next
        }
        return direction == .forward ? pages : pages.reversed()
    }
}
