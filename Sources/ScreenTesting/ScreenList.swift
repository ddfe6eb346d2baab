/// A table or a collection, looked at alike.
@MainActor
enum ScreenList {
    case table(UITableView)
    case collection(UICollectionView)

    init?(_ view: UIView) {
        switch view {
        case let table as UITableView: self = .table(table)
        case let collection as UICollectionView: self = .collection(collection)
        default: return nil
        }
    }

    /// The list as what scrolls.
    var scrollView: UIScrollView {
        switch self {
        case .table(let table): table
        case .collection(let collection): collection
        }
    }

    var counts: [Int] {
        let sections = 0..<layOut().numberOfSections
        return switch self {
        case .table(let table): sections.map(table.numberOfRows)
        case .collection(let collection): sections.map(collection.numberOfItems)
        }
    }

    func count(section: Int) throws -> Int {
        let sections = layOut().numberOfSections
        guard (0..<sections).contains(section) else {
            throw ScreenProblem("There is no section \(section): the list has \(sections).")
        }
        return switch self {
        case .table(let table): table.numberOfRows(inSection: section)
        case .collection(let collection): collection.numberOfItems(inSection: section)
        }
    }

    func place(row: Int, section: Int) throws -> IndexPath {
        let count = try count(section: section)
        guard (0..<count).contains(row) else {
            throw ScreenProblem("There is no row \(row) in section \(section): it has \(count).")
        }
        return IndexPath(row: row, section: section)
    }

    func show(_ place: IndexPath) {
        switch self {
        case .table(let table):
            guard table.cellForRow(at: place) == nil else { return }
            table.scrollToRow(at: place, at: .middle, animated: false)
        case .collection(let collection):
            guard collection.cellForItem(at: place) == nil else { return }
            collection.scrollToItem(at: place, at: .centeredVertically, animated: false)
        }
        _ = layOut()
    }

    func cell(_ place: IndexPath) -> UIView? {
        switch self {
        case .table(let table): table.cellForRow(at: place)
        case .collection(let collection): collection.cellForItem(at: place)
        }
    }

    /// Selects as a tap does; the answer is what was in the way.
    func select(_ place: IndexPath) -> String? {
        switch self {
        case .table(let table): Hand.select(place, in: table)
        case .collection(let collection): Hand.select(place, in: collection)
        }
    }

    private func layOut() -> Self {
        switch self {
        case .table(let table): table.layoutIfNeeded()
        case .collection(let collection): collection.layoutIfNeeded()
        }
        return self
    }

    private var numberOfSections: Int {
        switch self {
        case .table(let table): table.numberOfSections
        case .collection(let collection): collection.numberOfSections
        }
    }
}
