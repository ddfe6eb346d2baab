import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UITableViewDiffableDataSourceTests {
    private typealias Source = UITableViewDiffableDataSource<String, String>

    private final class Titled: UITableViewDiffableDataSource<String, String> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(
            _ tableView: UITableView,
            commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            guard let item = itemIdentifier(for: indexPath) else { return }
            var next = snapshot()
            next.deleteItems([item])
            apply(next)
        }
    }

    private final class Listener: NSObject, UITableViewDelegate {
        var heard: [IndexPath] = []
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { heard.append(indexPath) }
    }

    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    private let stage: Stage
    private let journal = Journal()

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        table.rowHeight = 44
        stage = Stage(table)
    }

    private func provider(_ table: UITableView, _ path: IndexPath, _ item: String) -> UITableViewCell? {
        journal.note(item)
        let cell = table.dequeueReusableCell(withIdentifier: "Cell", for: path)
        cell.textLabel?.text = item
        return cell
    }

    private func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<String, String> {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["main"])
        snapshot.appendItems(items)
        return snapshot
    }

    @Test func `a snapshot is shown, and the next by what differs`() {
        let source = Source(tableView: table, cellProvider: provider)
        source.apply(snapshot(["a", "b", "c"]))
        #expect(table.words == ["a", "b", "c"])
        let kept = table.cellForRow(at: .row(2))
        _ = journal.take()
        source.apply(snapshot(["c", "new", "a"]))
        #expect(table.words == ["c", "new", "a"])
        #expect(table.cellForRow(at: .row(0)) === kept)
        #expect(journal.take() == ["new"])
        #expect(source.itemIdentifier(for: .row(1)) == "new")
        #expect(source.indexPath(for: "a") == .row(2))
        #expect(source.index(for: "main") == 0)
        #expect(source.snapshot().itemIdentifiers == ["c", "new", "a"])
    }

    @Test func `the delegate hears of the row that the item has by now`() {
        let source = Source(tableView: table, cellProvider: provider)
        let listener = Listener()
        table.delegate = listener
        source.apply(snapshot(["a", "b"]))
        Headless.select(.row(1), in: table)
        source.apply(snapshot(["x", "y", "b"]))
        #expect(table.indexPathForSelectedRow == .row(2))
        Headless.select(.row(0), in: table)
        #expect(listener.heard == [.row(1), .row(0)])
    }

    @Test func `reloaded items get new cells, reconfigured ones keep theirs`() {
        let source = Source(tableView: table, cellProvider: provider)
        source.apply(snapshot(["a", "b", "c"]))
        let first = table.cellForRow(at: .row(0))
        _ = journal.take()
        var next = source.snapshot()
        next.reconfigureItems(["a"])
        next.reloadItems(["b"])
        source.apply(next, animatingDifferences: false)
        #expect(journal.take().sorted() == ["a", "b"])
        #expect(table.cellForRow(at: .row(0)) === first)
        #expect(source.snapshot().reloadedItemIdentifiers == [])
    }

    @Test func `the completion hears when the changes are done`() {
        let source = Source(tableView: table, cellProvider: provider)
        source.apply(snapshot(["a"])) { journal.note("done") }
        #expect(!journal.take().contains("done"))
        Headless.advance(by: 1)
        #expect(journal.take() == ["done"])
        source.applySnapshotUsingReloadData(snapshot(["b"])) { journal.note("reloaded") }
        Headless.advance(by: 1)
        #expect(journal.take() == ["b", "reloaded"])
    }

    @Test func `a snapshot can be awaited though time stands still`() async {
        let source = Source(tableView: table, cellProvider: provider)
        await source.apply(snapshot(["a"]), animatingDifferences: true)
        #expect(table.words == ["a"])
        await source.applySnapshotUsingReloadData(snapshot(["b"]))
        #expect(table.words == ["b"])
    }

    @Test func `a subclass gives titles and lets rows be deleted`() {
        let source = Titled(tableView: table, cellProvider: provider)
        source.apply(snapshot(["a", "b"]))
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "main")
        #expect(Headless.delete(.row(0), in: table) == nil)
        #expect(table.words == ["b"])
        let plain = Source(tableView: table, cellProvider: provider)
        plain.apply(snapshot(["a", "b"]))
        #expect(Headless.delete(.row(0), in: table) == .refused)
    }

    // Facts 7: the data source returning nil.
    @Test func `a provider without a cell raises 'failed to obtain a cell from its dataSource'`() {
        let source = Source(tableView: table) { _, _, _ in nil }
        let raised = Headless.exceptions { source.apply(snapshot(["a"])) }
        #expect(raised.first?.reason.hasPrefix("UITableView (") == true)
        #expect(raised.first?.reason.contains(") failed to obtain a cell from its dataSource (") == true)
    }
}
