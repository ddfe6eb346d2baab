extension Headless {
    /// Drags what is at the middle of a view to the middle of another, and drops it there.
    ///
    /// - Returns: What kept the finger from it: `missing` where nothing can be dragged, `refused` where it is not
    ///   taken; nil when it was dropped.
    @discardableResult
    public static func drag(_ view: UIView, to target: UIView) -> Obstacle? {
        switch (reach(view), reach(target)) {
        case (.failure(let barrier), _), (.success, .failure(let barrier)): return barrier.obstacle
        case (.success(let start), .success(let end)):
            defer { UIWindow.layoutAll() }
            let session = DragSession(at: start.point)
            guard let source = lift(session, from: start.view), let delegate = source.delegate else { return .missing }
            session.point = end.point
            delegate.dragInteraction(source, sessionDidMove: session)
            let operation = drop(session, into: end.view)
            delegate.dragInteraction(source, session: session, willEndWith: operation)
            delegate.dragInteraction(source, session: session, didEndWith: operation)
            guard operation == .copy || operation == .move else { return .refused }
            delegate.dragInteraction(source, sessionDidTransferItems: session)
            return nil
        }
    }

    /// Fills a drag with what the view, or one around it, lets be dragged.
    private static func lift(_ session: DragSession, from view: UIView) -> UIDragInteraction? {
        let sources = sequence(first: view, next: \.superview)
            .flatMap(\.interactions)
            .compactMap { $0 as? UIDragInteraction }
        for source in sources where source.isEnabled {
            guard let delegate = source.delegate else { continue }
            session.items = delegate.dragInteraction(source, itemsForBeginning: session)
            guard !session.items.isEmpty else { continue }
            session.allowsMoveOperation = delegate.dragInteraction(source, sessionAllowsMoveOperation: session)
            session.isRestrictedToDraggingApplication =
                delegate.dragInteraction(source, sessionIsRestrictedToDraggingApplication: session)
            let animator = InteractionAnimator()
            delegate.dragInteraction(source, willAnimateLiftWith: animator, session: session)
            animator.run()
            delegate.dragInteraction(source, sessionWillBegin: session)
            return source
        }
        return nil
    }

    /// Drops what is dragged into the view, or into the one around it that takes it.
    static func drop(_ session: DragSession, into view: UIView) -> UIDropOperation {
        let lists = sequence(first: view, next: \.superview).compactMap { $0 as? any DraggingList }
        if let list = lists.first(where: { $0.takes(session) }) {
            return list.drop(session, from: nil, at: list.place(at: session.location(in: list)))
        }
        let targets = sequence(first: view, next: \.superview)
            .flatMap(\.interactions)
            .compactMap { $0 as? UIDropInteraction }
        for target in targets {
            guard let delegate = target.delegate, delegate.dropInteraction(target, canHandle: session) else { continue }
            delegate.dropInteraction(target, sessionDidEnter: session)
            let wanted = delegate.dropInteraction(target, sessionDidUpdate: session).operation
            let operation = wanted == .move && !session.allowsMoveOperation ? .forbidden : wanted
            if operation == .copy || operation == .move {
                delegate.dropInteraction(target, performDrop: session)
                for item in session.items { settle(item, in: target, delegate) }
                delegate.dropInteraction(target, concludeDrop: session)
            } else {
                delegate.dropInteraction(target, sessionDidExit: session)
            }
            delegate.dropInteraction(target, sessionDidEnd: session)
            return operation
        }
        return .cancel
    }

    private static func settle(
        _ item: UIDragItem,
        in target: UIDropInteraction,
        _ delegate: any UIDropInteractionDelegate
    ) {
        let animator = InteractionAnimator()
        delegate.dropInteraction(target, item: item, willAnimateDropWith: animator)
        animator.run()
    }
}
