/// What a list shows: sections in order, and the items of each in order, told apart by what identifies them.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
{
    /// The sections, in order.
    public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
    /// The sections that are shown anew though they stay.
    public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items that get new cells though they stay.
    public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose present cells are filled anew.
    public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    /// The section of each item.
    var homes: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// Nothing.
    public init() {}

    /// How many items there are in all sections.
    public var numberOfItems: Int { homes.count }
    /// How many sections there are.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    /// How many items a section has.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// The items of a section, in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let found = items[identifier] else {
            SnapshotMisuse.raise("Section identifier was not found: \(identifier)")
            return []
        }
        return found
    }

    /// The section of an item; nil where it is in none.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        homes[identifier]
    }

    /// Where an item is among those of all sections; nil where it is in none.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let home = homes[identifier] else { return nil }
        let before = sectionIdentifiers.prefix { $0 != home }.reduce(0) { $0 + (items[$1]?.count ?? 0) }
        return items[home]?.firstIndex(of: identifier).map { before + $0 }
    }

    /// Where a section is; nil where there is none of this identity.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    /// The same without what was asked for once.
    var settled: Self {
        var copy = self
        copy.reloadedSectionIdentifiers = []
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        return copy
    }

    /// The item at a place; nil where there is none.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sectionIdentifiers.indices.contains(path.section) else { return nil }
        let found = items[sectionIdentifiers[path.section]] ?? []
        return found.indices.contains(path.item) ? found[path.item] : nil
    }

    /// Where an item is; nil where it is nowhere.
    func path(of item: ItemIdentifierType) -> IndexPath? {
        guard let home = homes[item], let section = indexOfSection(home) else { return nil }
        return items[home]?.firstIndex(of: item).map { IndexPath(item: $0, section: section) }
    }

    /// How many items a section of this number has.
    func count(inSection section: Int) -> Int {
        guard sectionIdentifiers.indices.contains(section) else { return 0 }
        return items[sectionIdentifiers[section]]?.count ?? 0
    }
}
