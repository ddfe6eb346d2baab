/// The items of one section as a tree, of which those below closed ones are not shown.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
    /// The items at the top, in order.
    public internal(set) var rootItems: [ItemIdentifierType] = []
    var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    var members: Set<ItemIdentifierType> = []
    var opened: Set<ItemIdentifierType> = []

    /// Nothing.
    public init() {}

    /// All items, each followed by those below it.
    public var items: [ItemIdentifierType] { walk { _ in true } }
    /// The items that are shown.
    public var visibleItems: [ItemIdentifierType] { walk(opened.contains) }

    /// Whether what is below an item is shown.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { opened.contains(item) }

    /// Whether an item is shown: whether all above it are open.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        members.contains(item) && sequence(first: item, next: { parents[$0] }).dropFirst().allSatisfy(opened.contains)
    }

    /// Whether an item is there.
    public func contains(_ item: ItemIdentifierType) -> Bool { members.contains(item) }

    /// How many items are above an item.
    public func level(of item: ItemIdentifierType) -> Int {
        guard isThere(item) else { return 0 }
        return sequence(first: item, next: { parents[$0] }).dropFirst().reduce(0) { level, _ in level + 1 }
    }

    /// Where an item is among all; nil where it is not there.
    public func index(of item: ItemIdentifierType) -> Int? {
        members.contains(item) ? items.firstIndex(of: item) : nil
    }

    /// The item above an item; nil at the top.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        isThere(child) ? parents[child] : nil
    }

    /// What is below an item, with it or without.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        guard isThere(parent) else { return part }
        if includingParent { part.append([parent]) }
        copy(children[parent] ?? [], into: &part, below: includingParent ? parent : nil)
        part.opened = opened.intersection(part.members)
        return part
    }

    /// The tree as lines, for people.
    public func visualDescription() -> String {
        items.map { item in
            let sign = (children[item] ?? []).isEmpty ? "*" : isExpanded(item) ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
        }
        .joined(separator: "\n")
    }

    // MARK: Steps

    func isThere(_ item: ItemIdentifierType) -> Bool {
        if members.contains(item) { return true }
        SnapshotMisuse.raise("Item identifier does not exist in the section snapshot: \(item)")
        return false
    }

    /// Copies items and what is below them into another tree.
    func copy(_ items: [ItemIdentifierType], into other: inout Self, below parent: ItemIdentifierType?) {
        other.append(items, to: parent)
        for item in items { copy(children[item] ?? [], into: &other, below: item) }
    }

    private func walk(_ goesBelow: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = []
        var waiting = Array(rootItems.reversed())
        while let item = waiting.popLast() {
            found.append(item)
            if goesBelow(item) { waiting += (children[item] ?? []).reversed() }
        }
        return found
    }
}
