extension NSDiffableDataSourceSnapshot {
    /// Puts items at the end of a section, of the last one where none is named.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            return SnapshotMisuse.raise(
                "There are currently no sections in the data source. Please add a section first."
            )
        }
        guard items[section] != nil else {
            return SnapshotMisuse.raise("Section identifier was not found: \(section)")
        }
        let new = arriving(identifiers)
        items[section, default: []] += new
        for item in new { homes[item] = section }
    }

    /// Puts items before another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, next: beforeIdentifier, distance: 0)
    }

    /// Puts items after another.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        insert(identifiers, next: afterIdentifier, distance: 1)
    }

    /// Takes items out.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        takeOut(identifiers)
    }

    /// Takes all sections and items out.
    public mutating func deleteAllItems() {
        self = Self()
    }

    /// Takes an item to the place before another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, next: toIdentifier, distance: 0)
    }

    /// Takes an item to the place after another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, next: toIdentifier, distance: 1)
    }

    /// Asks for new cells of items that stay.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        guard areThere(identifiers, toBe: "reload") else { return }
        reloadedItemIdentifiers += identifiers.filter { !reloadedItemIdentifiers.contains($0) }
    }

    /// Asks for the present cells of items to be filled anew.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        guard areThere(identifiers, toBe: "reconfigure") else { return }
        reconfiguredItemIdentifiers += identifiers.filter { !reconfiguredItemIdentifiers.contains($0) }
    }

    // MARK: Steps

    private func areThere(_ identifiers: [ItemIdentifierType], toBe verb: String) -> Bool {
        guard let missing = identifiers.first(where: { homes[$0] == nil }) else { return true }
        SnapshotMisuse.raise("Attempted to \(verb) item identifier that does not exist in the snapshot: \(missing)")
        return false
    }

    private mutating func move(_ item: ItemIdentifierType, next target: ItemIdentifierType, distance: Int) {
        guard homes[item] != nil else {
            return SnapshotMisuse.raise("Invalid parameter not satisfying: fromIndex != NSNotFound")
        }
        guard homes[target] != nil else {
            return SnapshotMisuse.raise("Invalid parameter not satisfying: toIndex != NSNotFound")
        }
        guard item != target else { return }
        takeOut([item])
        put([item], next: target, distance: distance)
    }

    private mutating func insert(_ new: [ItemIdentifierType], next target: ItemIdentifierType, distance: Int) {
        guard homes[target] != nil else {
            return SnapshotMisuse.raise("Invalid parameter not satisfying: indexPath")
        }
        put(arriving(new.filter { $0 != target }), next: target, distance: distance)
    }

    private mutating func put(_ new: [ItemIdentifierType], next target: ItemIdentifierType, distance: Int) {
        guard let home = homes[target], let index = items[home]?.firstIndex(of: target) else { return }
        items[home]?.insert(contentsOf: new, at: index + distance)
        for item in new { homes[item] = home }
    }

    /// Items that are told apart, and are nowhere else any more.
    private mutating func arriving(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        let new = SnapshotMisuse.unique(identifiers, "Fatal: supplied item identifiers are not unique.")
        let present = new.filter { homes[$0] != nil }
        if !present.isEmpty {
            SnapshotMisuse.log(alreadyThere: present)
            takeOut(present)
        }
        return new
    }

    mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(gone.compactMap { homes[$0] }) { items[section]?.removeAll { gone.contains($0) } }
        for item in gone { homes[item] = nil }
        reloadedItemIdentifiers.removeAll { gone.contains($0) }
        reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
    }
}
