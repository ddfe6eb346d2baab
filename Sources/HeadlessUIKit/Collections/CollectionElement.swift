/// What a collection view shows in one place: an item's cell, a header or footer, or something that the layout adds.
struct CollectionElement: Hashable, Comparable {
    /// The sort of element.
    enum Kind: Hashable {
        case cell
        case supplementary(String)
        case decoration(String)
    }

    var kind: Kind
    var path: IndexPath

    static func < (first: CollectionElement, second: CollectionElement) -> Bool {
        (first.path, first.rank) < (second.path, second.rank)
    }

    /// Cells come before what surrounds them.
    private var rank: String {
        switch kind {
        case .cell: ""
        case .supplementary(let kind): "s" + kind
        case .decoration(let kind): "t" + kind
        }
    }
}
