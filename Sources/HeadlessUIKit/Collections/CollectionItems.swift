/// What a collection view knows of its items, and the views that it shows.
@MainActor
struct CollectionItems {
    /// How many items each section has; nil until they are asked for.
    var counts: [Int]?
    /// Whether views must be asked for anew at the next layout.
    var isStale = true
    var views: [CollectionElement: UICollectionReusableView] = [:]
    var cellQueue = ReuseQueue<UICollectionReusableView>()
    /// By kind of supplementary view.
    var supplementaryQueues: [String: ReuseQueue<UICollectionReusableView>] = [:]
    /// The item whose cell is being asked for while the old one stays.
    var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
    /// The elements whose views told their size.
    var fitted: Set<CollectionElement> = []
    var isLayingOut = false
    var prefetching = Prefetching()
    /// The item that the user holds, where it was and where it would go.
    var held: (from: IndexPath, to: IndexPath)?
    /// The item under the finger.
    var pressed: IndexPath?
    /// The bounds of the last layout.
    var bounds = CGRect.null
}
