/// What a table knows of its rows, and the views that it shows of them.
@MainActor
struct TableRows {
    /// How many rows each section has; nil until they are asked for.
    var counts: [Int]?
    /// Where everything is; nil until it is needed.
    var geometry: TableGeometry?
    /// The rows whose cells told their height for this geometry.
    var fitted: Set<IndexPath> = []
    /// Whether cells must be asked for anew at the next layout.
    var isStale = true
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// Views that the delegate gave when it was asked for their heights, until they come into sight.
    var givenHeaders: [Int: UIView] = [:]
    var givenFooters: [Int: UIView] = [:]
    var cellQueue = ReuseQueue<UITableViewCell>()
    var headerFooterQueue = ReuseQueue<UITableViewHeaderFooterView>()
    /// The row whose cell is being asked for while the old one stays.
    var reconfigured: (path: IndexPath, cell: UITableViewCell)?
    var prefetching = Prefetching()
    /// The row under the finger.
    var pressed: IndexPath?
}
