extension NSDiffableDataSourceSnapshot {
    /// Puts sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        put(identifiers, at: sectionIdentifiers.count)
    }

    /// Puts sections before another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = place(of: toIdentifier) else { return }
        put(identifiers, at: index)
    }

    /// Puts sections after another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = place(of: toIdentifier) else { return }
        put(identifiers, at: index + 1)
    }

    /// Takes sections out, with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in gone {
            for item in items[section] ?? [] { homes[item] = nil }
            items[section] = nil
        }
        sectionIdentifiers.removeAll { gone.contains($0) }
        reloadedSectionIdentifiers.removeAll { gone.contains($0) }
        reloadedItemIdentifiers.removeAll { homes[$0] == nil }
        reconfiguredItemIdentifiers.removeAll { homes[$0] == nil }
    }

    /// Takes a section to the place before another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, next: toIdentifier, distance: 0)
    }

    /// Takes a section to the place after another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, next: toIdentifier, distance: 1)
    }

    /// Shows sections anew that stay.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        if let missing = identifiers.first(where: { items[$0] == nil }) {
            return SnapshotMisuse.raise(
                "Attempted to reload section identifier that does not exist in the snapshot: \(missing)"
            )
        }
        reloadedSectionIdentifiers += identifiers.filter { !reloadedSectionIdentifiers.contains($0) }
    }

    // MARK: Steps

    private mutating func put(_ identifiers: [SectionIdentifierType], at index: Int) {
        let told = SnapshotMisuse.unique(identifiers, "Fatal: supplied section identifiers are not unique.")
        let present = told.filter { items[$0] != nil }
        if !present.isEmpty {
            SnapshotMisuse.raise(
                "Section identifier count does not match data source count. This is most likely due to a hashing issue "
                    + "with the identifiers."
            )
        }
        let new = told.filter { items[$0] == nil }
        sectionIdentifiers.insert(contentsOf: new, at: index)
        for section in new { items[section] = [] }
    }

    private mutating func move(_ section: SectionIdentifierType, next target: SectionIdentifierType, distance: Int) {
        guard section != target, let from = place(of: section), place(of: target) != nil else { return }
        sectionIdentifiers.remove(at: from)
        guard let index = place(of: target) else { return }
        sectionIdentifiers.insert(section, at: index + distance)
    }

    private func place(of section: SectionIdentifierType) -> Int? {
        if let index = indexOfSection(section) { return index }
        SnapshotMisuse.raise("Invalid parameter not satisfying: section != NSNotFound")
        return nil
    }
}
