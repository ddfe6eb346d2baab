/// What the user changed in one section, before and after.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
{
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// What was shown before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What is shown after.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// How the items changed.
    public let difference: CollectionDifference<ItemIdentifierType>

    init(_ section: SectionIdentifierType, from old: [ItemIdentifierType], to new: [ItemIdentifierType]) {
        sectionIdentifier = section
        var before = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        before.append(old)
        initialSnapshot = before
        var after = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        after.append(new)
        finalSnapshot = after
        difference = new.difference(from: old).inferringMoves()
    }
}
