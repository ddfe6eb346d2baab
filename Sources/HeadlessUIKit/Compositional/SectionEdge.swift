/// A header, a footer or the like, placed.
@MainActor
struct SectionEdge {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let path: IndexPath
    /// From where its section, or the content, begins.
    var frame: CGRect
    /// The sides that are only known when the view tells.
    let guesses: UIAxis

    var element: CollectionElement { CollectionElement(kind: .supplementary(item.elementKind), path: path) }
}
