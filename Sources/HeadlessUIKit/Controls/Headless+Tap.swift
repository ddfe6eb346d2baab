extension Headless {
    /// Taps the middle of what can be seen of a view, as a finger would.
    ///
    /// - Returns: What kept the finger from reaching the view, and nil when it did.
    @discardableResult
    public static func tap(_ view: UIView) -> Obstacle? {
        switch reach(view) {
        case .success(let target):
            guard let window = target.view.window else { return .notOnScreen }
            Hands(at: [target.point], in: window).lift()
            UIWindow.layoutAll()
            return nil
        case .failure(let barrier):
            return barrier.obstacle
        }
    }
}

extension Headless {
    /// The view that a finger meets, and where.
    struct Target {
        let view: UIView
        /// In the window's coordinates.
        let point: CGPoint
    }

    struct Barrier: Error {
        let obstacle: Obstacle
    }

    /// Looks for a way from the glass to `view`.
    static func reach(_ view: UIView) -> Result<Target, Barrier> {
        guard let window = view.window else { return .failure(Barrier(obstacle: .notOnScreen)) }
        window.layoutIfNeeded()
        let standIn = viewWithGestures(around: view)
        if let obstacle = closed(view, hasStandIn: standIn != nil) { return .failure(Barrier(obstacle: obstacle)) }
        let area = visibleArea(of: view, in: window)
        guard !area.isNull, area.width > 0, area.height > 0 else { return .failure(Barrier(obstacle: .outOfSight)) }
        let point = CGPoint(x: area.midX, y: area.midY)
        guard let hit = window.hitTest(point, with: nil) else { return .failure(Barrier(obstacle: .outOfSight)) }
        guard hit.isDescendant(of: view) || hit === standIn else {
            return .failure(
                Barrier(obstacle: view.isDescendant(of: hit) ? .outOfSight : .covered(by: "\(Swift.type(of: hit))"))
            )
        }
        return .success(Target(view: hit, point: point))
    }

    /// The view behind one that takes no touches, such as a label, if a finger there may make gestures.
    private static func viewWithGestures(around view: UIView) -> UIView? {
        let chain = Array(sequence(first: view, next: \.superview))
        guard let closed = chain.lastIndex(where: { !$0.isUserInteractionEnabled }) else { return nil }
        let open = chain[(closed + 1)...]
        return open.contains { $0.core.recognizers?.isEmpty == false } ? open.first : nil
    }

    /// What about `view` or the views around it shuts touches out.
    private static func closed(_ view: UIView, hasStandIn: Bool) -> Obstacle? {
        if UIApplication.shared.isIgnoringInteractionEvents { return .ignoresTouches }
        for current in sequence(first: view, next: \.superview) {
            if current.isHidden { return .hidden }
            if current.alpha < 0.01 { return .transparent }
            if !current.isUserInteractionEnabled, !hasStandIn { return .ignoresTouches }
        }
        return (view as? UIControl)?.isEnabled == false ? .disabled : nil
    }

    /// What can be seen of `view`, in the window's coordinates.
    private static func visibleArea(of view: UIView, in window: UIWindow) -> CGRect {
        var area = view.convert(view.bounds, to: nil)
        for current in sequence(first: view, next: \.superview) where current !== view {
            area = area.intersection(current.convert(current.bounds, to: nil))
        }
        return area
    }
}
