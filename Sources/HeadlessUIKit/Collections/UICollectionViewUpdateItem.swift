/// One thing that comes, goes or moves when a collection changes.
@MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens to it.
    public enum Action: Int, Sendable {
        /// It comes.
        case insert = 0
        /// It goes.
        case delete = 1
        /// It is asked for anew.
        case reload = 2
        /// It moves.
        case move = 3
        /// Nothing.
        case none = 4
    }

    /// Its place before; nil for one that comes. A whole section's place has `NSNotFound` as its item.
    public let indexPathBeforeUpdate: IndexPath?
    /// Its place after; nil for one that goes.
    public let indexPathAfterUpdate: IndexPath?
    /// What happens to it.
    public let updateAction: UICollectionViewUpdateItem.Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}

extension ListUpdates {
    /// The changes one by one: what goes, what comes, what moves, what is asked for anew.
    @MainActor
    var items: [UICollectionViewUpdateItem] {
        func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
        return deletedSections.map { UICollectionViewUpdateItem(.delete, from: section($0), to: nil) }
            + deletedRows.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
            + insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: section($0)) }
            + insertedRows.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
            + movedSections.sorted { $0.key < $1.key }.map {
                UICollectionViewUpdateItem(.move, from: section($0.key), to: section($0.value))
            }
            + movedRows.sorted { $0.key < $1.key }.map { UICollectionViewUpdateItem(.move, from: $0.key, to: $0.value) }
            + reloadedSections.map { UICollectionViewUpdateItem(.reload, from: section($0), to: section($0)) }
            + reloadedRows.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
    }
}
