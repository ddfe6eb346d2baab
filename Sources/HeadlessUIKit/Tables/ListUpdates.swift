/// Changes that are made together: what comes, what goes, what moves, by places before and after.
struct ListUpdates {
    var insertedRows: Set<IndexPath> = []
    var deletedRows: Set<IndexPath> = []
    var movedRows: [IndexPath: IndexPath] = [:]
    var reloadedRows: Set<IndexPath> = []
    var insertedSections: IndexSet = []
    var deletedSections: IndexSet = []
    var movedSections: [Int: Int] = [:]
    var reloadedSections: IndexSet = []

    /// The number of sections that there must be after.
    func sectionCount(before: Int) -> Int {
        before + insertedSections.count - deletedSections.count
    }

    /// Where a section is after; nil where it is gone.
    func section(after old: Int) -> Int? {
        if deletedSections.contains(old) { return nil }
        if let target = movedSections[old] { return target }
        let gone = deletedSections.union(IndexSet(movedSections.keys))
        let come = insertedSections.union(IndexSet(movedSections.values))
        return Self.slot(old - gone.count(in: 0..<old), skipping: come)
    }

    /// Where a row is after; nil where it is gone.
    func row(after old: IndexPath) -> IndexPath? {
        if deletedRows.contains(old) { return nil }
        if let target = movedRows[old] { return target }
        guard let section = section(after: old.section) else { return nil }
        let gone = leaving(old.section)
        let row = Self.slot(old.row - gone.count(in: 0..<old.row), skipping: arriving(section))
        return IndexPath(row: row, section: section)
    }

    /// Where each of a section's rows is after, found in one go; nil where it is gone.
    func rows(of old: Int, count: Int) -> [IndexPath?] {
        let section = section(after: old)
        let taken = section.map(arriving) ?? []
        var next = 0
        return (0..<count).map { row in
            let path = IndexPath(row: row, section: old)
            if deletedRows.contains(path) { return nil }
            if let target = movedRows[path] { return target }
            guard let section else { return nil }
            while taken.contains(next) { next += 1 }
            defer { next += 1 }
            return IndexPath(row: next, section: section)
        }
    }

    /// The rows that leave a section, by their places before.
    func leaving(_ section: Int) -> IndexSet {
        IndexSet(deletedRows.union(movedRows.keys).lazy.filter { $0.section == section }.map(\.row))
    }

    /// The rows that arrive in a section, by their places after.
    func arriving(_ section: Int) -> IndexSet {
        IndexSet(insertedRows.union(movedRows.values).lazy.filter { $0.section == section }.map(\.row))
    }

    /// The place of the `index`th of those that stay, among places of which some are taken.
    private static func slot(_ index: Int, skipping taken: IndexSet) -> Int {
        var place = index
        for other in taken where other <= place { place += 1 }
        return place
    }
}

extension IndexSet {
    fileprivate func count(in range: Range<Int>) -> Int { self.intersection(IndexSet(range)).count }
}
