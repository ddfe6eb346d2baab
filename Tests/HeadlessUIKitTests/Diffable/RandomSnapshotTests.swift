import Testing

@testable import HeadlessUIKit

/// Lists that go from one snapshot to the next show what they would show anew, whatever the snapshots are.
@MainActor @Suite struct RandomSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func random(_ generator: inout SmallRandom, after former: Snapshot) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(Array(["a", "b", "c", "d", "e"].shuffled(using: &generator).prefix(3)))
        for item in (0..<14).shuffled(using: &generator).prefix(9) {
            snapshot.appendItems([item], toSection: snapshot.sectionIdentifiers.randomElement(using: &generator))
        }
        let stayed = snapshot.itemIdentifiers.filter { former.homes[$0] != nil }
        snapshot.reloadItems(Array(stayed.prefix(1)))
        snapshot.reconfigureItems(Array(stayed.suffix(1)))
        let sections = snapshot.sectionIdentifiers.filter { former.items[$0] != nil }
        if generator.next() % 4 == 0 { snapshot.reloadSections(Array(sections.prefix(1))) }
        return snapshot
    }

    @Test func `a table shows each snapshot, and the chosen item stays chosen`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.rowHeight = 20
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "Cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        let stage = Stage(table)
        var generator = SmallRandom(state: 3)
        var former = Snapshot()
        for turn in 0..<200 {
            let next = random(&generator, after: former)
            let chosen = table.indexPathForSelectedRow.flatMap(source.itemIdentifier)
            source.apply(next, animatingDifferences: turn % 2 == 0)
            #expect(table.words == next.itemIdentifiers.map { "\($0)" })
            let isRemade = chosen.map { next.reloadedItemIdentifiers.contains($0) } == true
            if let chosen, next.homes[chosen] != nil, !isRemade, next.reloadedSectionIdentifiers.isEmpty {
                #expect(table.indexPathForSelectedRow == source.indexPath(for: chosen))
            }
            let place = next.itemIdentifiers.randomElement(using: &generator).flatMap(source.indexPath)
            table.selectRow(at: place, animated: false, scrollPosition: .none)
            former = next
        }
        _ = stage
    }

    @Test func `a collection shows each snapshot`() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 60, width: 320, height: 380),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: .rows(height: .estimated(10)))
        )
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.accessibilityLabel = "\(item)"
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        let stage = Stage(collection)
        var generator = SmallRandom(state: 5)
        var former = Snapshot()
        for _ in 0..<200 {
            let next = random(&generator, after: former)
            source.apply(next)
            #expect(collection.words == next.itemIdentifiers.map { "\($0)" })
            former = next
        }
        _ = stage
    }
}
