extension ListUpdates {
    /// What a list calls itself and its rows in the reasons of its exceptions.
    struct Words {
        let list: String
        let row: String
        let rows: String

        static let table = Words(list: "table view", row: "row", rows: "rows")
        static let collection = Words(list: "collection view", row: "item", rows: "items")
    }

    /// What UIKit says when counts before and after do not fit the changes; nil when they do.
    func contradiction(before: [Int], after: [Int], words: Words) -> String? {
        colliding()
            ?? misplaced(before: before, after: after, words: words)
            ?? wrongSections(before: before, after: after, words: words)
            ?? wrongRows(before: before, after: after, words: words)
    }

    /// What is changed twice.
    private func colliding() -> String? {
        if let path = deletedRows.intersection(reloadedRows).min() {
            return "attempt to delete and reload the same index path (\(path.words))"
        }
        if let path = insertedRows.intersection(movedRows.values).min() {
            return "attempt to perform an insert and a move to the same index path (\(path.words))"
        }
        if let path = deletedRows.union(reloadedRows).intersection(movedRows.keys).min() {
            return "attempt to perform a delete and a move from the same index path (\(path.words))"
        }
        if let section = insertedSections.first(where: movedSections.values.contains) {
            return "attempt to perform an insert and a move to the same section (\(section))"
        }
        if let section = deletedSections.union(reloadedSections).first(where: movedSections.keys.contains) {
            return "attempt to perform a delete and a move from the same section (\(section))"
        }
        return nil
    }

    private func misplaced(before: [Int], after: [Int], words: Words) -> String? {
        if let section = deletedSections.first(where: { $0 >= before.count }) {
            return "attempt to delete section \(section), but there are only \(before.count) sections before the update"
        }
        if let section = insertedSections.first(where: { $0 >= after.count }) {
            return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
        }
        if let path = deletedRows.union(reloadedRows).sorted().first(where: { !$0.isPlace(in: before) }) {
            let count = before.indices.contains(path.section) ? before[path.section] : 0
            return
                "attempt to delete \(words.row) \(path.row) from section \(path.section) which only contains \(count) "
                + "\(words.rows) before the update"
        }
        if let path = insertedRows.sorted().first(where: { !$0.isPlace(in: after) }) {
            let count = after.indices.contains(path.section) ? after[path.section] : 0
            return
                "attempt to insert \(words.row) \(path.row) into section \(path.section), but there are only \(count) "
                + "\(words.rows) in section \(path.section) after the update"
        }
        return lost(before: before, after: after, words: words)
    }

    /// What moves from or to a place that is not there.
    private func lost(before: [Int], after: [Int], words: Words) -> String? {
        for (path, target) in movedRows.sorted(by: { $0.key < $1.key }) {
            if !path.isPlace(in: before) {
                let count = before.indices.contains(path.section) ? before[path.section] : 0
                return
                    "attempt to move index path (\(path.words)) that does not exist - there are only \(count) "
                    + "\(words.rows) in section \(path.section) before the update"
            }
            if !target.isPlace(in: after) {
                let count = after.indices.contains(target.section) ? after[target.section] : 0
                return
                    "attempt to move index path (\(path.words)) to index path (\(target.words)) that does not exist - "
                    + "there are only \(count) \(words.rows) in section \(target.section) after the update"
            }
        }
        return nil
    }

    private func wrongSections(before: [Int], after: [Int], words: Words) -> String? {
        guard after.count != sectionCount(before: before.count) else { return nil }
        return
            "Invalid update: invalid number of sections. The number of sections contained in the \(words.list) after "
            + "the update (\(after.count)) must be equal to the number of sections contained in the \(words.list) before "
            + "the update (\(before.count)), plus or minus the number of sections inserted or deleted "
            + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
    }

    private func wrongRows(before: [Int], after: [Int], words: Words) -> String? {
        for (old, count) in before.enumerated() where !reloadedSections.contains(old) {
            guard let new = section(after: old), after.indices.contains(new) else { continue }
            let inserted = insertedRows.count { $0.section == new }
            let deleted = deletedRows.count { $0.section == old }
            let movedIn = movedRows.values.count { $0.section == new }
            let movedOut = movedRows.keys.count { $0.section == old }
            guard after[new] != count + inserted - deleted + movedIn - movedOut else { continue }
            return
                "Invalid update: invalid number of \(words.rows) in section \(new). The number of \(words.rows) contained "
                + "in an existing section after the update (\(after[new])) must be equal to the number of \(words.rows) "
                + "contained in that section before the update (\(count)), plus or minus the number of \(words.rows) "
                + "inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the "
                + "number of \(words.rows) moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
        }
        return nil
    }
}

extension IndexPath {
    /// The path as UIKit's words have it, without the place in memory.
    fileprivate var words: String {
        "{length = \(count), path = \(map(String.init).joined(separator: " - "))}"
    }

    /// Whether there is such a row or item among sections of these counts.
    func isPlace(in counts: [Int]) -> Bool {
        count == 2 && counts.indices.contains(section) && row >= 0 && row < counts[section]
    }
}
