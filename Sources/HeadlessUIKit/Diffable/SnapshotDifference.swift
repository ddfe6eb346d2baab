/// What must change in a list for it to show another snapshot.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    private(set) var updates = ListUpdates()
    /// The items whose cells are filled anew, by their places after.
    private(set) var reconfigured: [IndexPath] = []

    init(
        from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let numbers = Dictionary(uniqueKeysWithValues: new.sectionIdentifiers.enumerated().map { ($1, $0) })
        compareSections(of: old, numbers)
        updates.insertedSections = IndexSet(
            new.sectionIdentifiers.indices.filter { old.items[new.sectionIdentifiers[$0]] == nil }
        )
        compareItems(of: old, with: new, numbers)
        updates.reloadedSections = IndexSet(new.reloadedSectionIdentifiers.compactMap(old.indexOfSection))
        updates.reloadedRows = Set(new.reloadedItemIdentifiers.compactMap(old.path))
        replaceWhatMovesAndReloads()
        reconfigured = new.reconfiguredItemIdentifiers.filter { old.homes[$0] != nil }.compactMap(new.path)
    }

    /// What moves and is asked for anew goes, and comes at its new place.
    private mutating func replaceWhatMovesAndReloads() {
        for (path, target) in updates.movedRows where updates.reloadedRows.contains(path) {
            updates.movedRows[path] = nil
            updates.reloadedRows.remove(path)
            updates.deletedRows.insert(path)
            updates.insertedRows.insert(target)
        }
        for (section, target) in updates.movedSections where updates.reloadedSections.contains(section) {
            updates.movedSections[section] = nil
            updates.reloadedSections.remove(section)
            updates.deletedSections.insert(section)
            updates.insertedSections.insert(target)
        }
    }

    private mutating func compareSections(
        of old: NSDiffableDataSourceSnapshot<Section, Item>,
        _ numbers: [Section: Int]
    ) {
        let kept = old.sectionIdentifiers.enumerated().compactMap { place, section in
            numbers[section].map { (place: place, target: $0) }
        }
        let resting = LongestRise(kept.map(\.target)).indices
        for (index, section) in kept.enumerated() where !resting.contains(index) {
            updates.movedSections[section.place] = section.target
        }
        updates.deletedSections = IndexSet(
            old.sectionIdentifiers.indices.filter { numbers[old.sectionIdentifiers[$0]] == nil }
        )
    }

    private mutating func compareItems(
        of old: NSDiffableDataSourceSnapshot<Section, Item>,
        with new: NSDiffableDataSourceSnapshot<Section, Item>,
        _ numbers: [Section: Int]
    ) {
        let changed = new.sectionIdentifiers.filter { old.items[$0] != new.items[$0] }
        let places = Self.places(of: changed, in: new, numbers)
        for (number, section) in old.sectionIdentifiers.enumerated() where old.items[section] != new.items[section] {
            compare(old.items[section] ?? [], of: number, stayingAt: numbers[section], places)
        }
        for section in changed where old.items[section] != nil {
            for item in new.items[section] ?? [] where old.homes[item] == nil {
                if let place = places[item] { updates.insertedRows.insert(place) }
            }
        }
    }

    private mutating func compare(
        _ items: [Item],
        of section: Int,
        stayingAt target: Int?,
        _ places: [Item: IndexPath]
    ) {
        var kept: [(path: IndexPath, place: IndexPath)] = []
        for (row, item) in items.enumerated() {
            let path = IndexPath(item: row, section: section)
            guard let place = places[item] else {
                if target != nil { updates.deletedRows.insert(path) }
                continue
            }
            if place.section == target { kept.append((path, place)) } else { updates.movedRows[path] = place }
        }
        let resting = LongestRise(kept.map(\.place.item)).indices
        for (index, item) in kept.enumerated() where !resting.contains(index) {
            updates.movedRows[item.path] = item.place
        }
    }

    private static func places(
        of sections: [Section],
        in snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
        _ numbers: [Section: Int]
    ) -> [Item: IndexPath] {
        var places: [Item: IndexPath] = [:]
        for section in sections {
            guard let number = numbers[section] else { continue }
            for (row, item) in (snapshot.items[section] ?? []).enumerated() {
                places[item] = IndexPath(item: row, section: number)
            }
        }
        return places
    }
}
