extension Headless {
    /// Drags a row, though the table is not edited, to another row's place, and drops it there.
    ///
    /// - Returns: What kept the finger from it: `missing` where the row cannot be dragged, `refused` where it is not
    ///   taken; nil when it was dropped.
    @discardableResult
    public static func drag(_ path: IndexPath, to target: IndexPath, in table: UITableView) -> Obstacle? {
        switch reachedCell(at: path, in: table) {
        case .failure(let barrier): return barrier.obstacle
        case .success(let cell): return drag(path, from: cell, of: table) { table.drop($0, from: path, at: target) }
        }
    }

    /// Drags an item to another's place, and drops it there.
    @discardableResult
    public static func drag(_ path: IndexPath, to target: IndexPath, in collection: UICollectionView) -> Obstacle? {
        switch reachedItem(at: path, in: collection) {
        case .failure(let barrier): return barrier.obstacle
        case .success(let cell):
            return drag(path, from: cell, of: collection) { collection.drop($0, from: path, at: target) }
        }
    }

    /// Drags a row to the middle of a view, and drops it there.
    @discardableResult
    public static func drag(_ path: IndexPath, in table: UITableView, to target: UIView) -> Obstacle? {
        switch reachedCell(at: path, in: table) {
        case .failure(let barrier): return barrier.obstacle
        case .success(let cell): return drag(path, from: cell, of: table) { drop($0, over: target) }
        }
    }

    /// Drags an item to the middle of a view, and drops it there.
    @discardableResult
    public static func drag(_ path: IndexPath, in collection: UICollectionView, to target: UIView) -> Obstacle? {
        switch reachedItem(at: path, in: collection) {
        case .failure(let barrier): return barrier.obstacle
        case .success(let cell): return drag(path, from: cell, of: collection) { drop($0, over: target) }
        }
    }

    private static func drop(_ session: DragSession, over target: UIView) -> UIDropOperation {
        guard case .success(let end) = reach(target) else { return .cancel }
        session.point = end.point
        return drop(session, into: end.view)
    }

    private static func drag(
        _ path: IndexPath,
        from cell: UIView,
        of list: any DraggingList,
        _ drop: (DragSession) -> UIDropOperation
    ) -> Obstacle? {
        defer { UIWindow.layoutAll() }
        guard list.isDraggable else { return .missing }
        let session = DragSession(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
        session.items = list.items(for: session, at: path)
        guard !session.items.isEmpty else { return .missing }
        list.dragBegins(session)
        list.hasActiveDrag = true
        let operation = drop(session)
        list.hasActiveDrag = false
        list.dragEnds(session)
        return operation == .copy || operation == .move ? nil : .refused
    }
}
