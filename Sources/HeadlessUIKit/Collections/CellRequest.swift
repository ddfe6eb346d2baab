/// Whether a collection is asking for a cell at present.
@MainActor
enum CellRequest {
    private static var depth = 0

    static var isOpen: Bool { depth > 0 }

    /// Asks for a cell.
    static func ask<Answer>(_ question: () -> Answer) -> Answer {
        depth += 1
        defer { depth -= 1 }
        return question()
    }

    /// Raises that a registration was made while a cell was asked for.
    static func refuse(_ kind: String) {
        Headless.raise(
            .internalInconsistency(
                "Attempted to dequeue a cell using a registration that was created inside "
                    + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell "
                    + "provider. Creating a new registration each time a cell is requested will prevent reuse and cause "
                    + "created cells to remain inaccessible in memory for the lifetime of the collection view. "
                    + "Registrations should be created up front and reused. Registration: <\(kind)>"
            )
        )
    }
}
