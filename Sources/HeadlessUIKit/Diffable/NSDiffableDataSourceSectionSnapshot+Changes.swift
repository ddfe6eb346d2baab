extension NSDiffableDataSourceSectionSnapshot {
    /// Puts items at the end of those below a parent, or at the end of those at the top.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent, !isThere(parent) { return }
        put(items, below: parent, at: siblings(below: parent).count)
    }

    /// Puts items before another.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        put(items, next: item, distance: 0)
    }

    /// Puts items after another.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        put(items, next: item, distance: 1)
    }

    /// Puts a tree before an item.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        put(snapshot.rootItems, next: item, distance: 0)
        take(snapshot)
    }

    /// Puts a tree after an item.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        put(snapshot.rootItems, next: item, distance: 1)
        take(snapshot)
    }

    /// Puts a tree in the place of what is below an item.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        guard isThere(parent) else { return }
        delete(children[parent] ?? [])
        append(snapshot.rootItems, to: parent)
        take(snapshot)
    }

    /// Takes items out, with what is below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where members.contains(item) {
            delete(children[item] ?? [])
            if let parent = parents[item] {
                children[parent]?.removeAll { $0 == item }
            } else {
                rootItems.removeAll { $0 == item }
            }
            parents[item] = nil
            children[item] = nil
            members.remove(item)
            opened.remove(item)
        }
    }

    /// Takes all items out.
    public mutating func deleteAll() {
        self = Self()
    }

    /// Shows what is below items.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        opened.formUnion(items.filter(isThere))
    }

    /// Hides what is below items.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        opened.subtract(items.filter(isThere))
    }

    // MARK: Steps

    private func siblings(below parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        parent.map { children[$0] ?? [] } ?? rootItems
    }

    private mutating func put(_ items: [ItemIdentifierType], next item: ItemIdentifierType, distance: Int) {
        guard isThere(item) else { return }
        let parent = parents[item]
        guard let index = siblings(below: parent).firstIndex(of: item) else { return }
        put(items, below: parent, at: index + distance)
    }

    private mutating func put(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int) {
        var seen = members
        let new = items.filter { seen.insert($0).inserted }
        if new.count != items.count {
            var rest = Set(new)
            let twice = items.filter { rest.remove($0) == nil }
            SnapshotMisuse.raise(
                "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
                    + SnapshotMisuse.list(twice)
            )
        }
        if let parent {
            children[parent, default: []].insert(contentsOf: new, at: index)
        } else {
            rootItems.insert(contentsOf: new, at: index)
        }
        members.formUnion(new)
        for item in new { parents[item] = parent }
    }

    /// Takes what is below the top of a tree whose top is here already.
    private mutating func take(_ snapshot: Self) {
        for root in snapshot.rootItems { snapshot.copy(snapshot.children[root] ?? [], into: &self, below: root) }
        opened.formUnion(snapshot.opened)
    }
}
