import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UITableViewDelegateTests {
    private final class Listener: NSObject, UITableViewDelegate, UITableViewDataSourcePrefetching {
        let journal = Journal()
        var allowsPrimary = true

        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            indexPath.row == 2 ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            journal.note("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            journal.note("primary \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }
        func tableView(
            _ tableView: UITableView,
            didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            journal.note("begin")
            tableView.setEditing(true, animated: true)
        }
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { journal.note("end") }
        func tableView(
            _ tableView: UITableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "menu \(indexPath.row)") })
        }
        func tableView(
            _ tableView: UITableView,
            leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Mark") { [journal] _, _, _ in journal.note("mark") }
            ])
        }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            journal.note("ahead \(indexPaths.map(\.row))")
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            journal.note("not \(indexPaths.map(\.row))")
        }
    }

    private let source = RowSource(count: 100)
    private let listener = Listener()
    private let table: UITableView
    private let stage: Stage

    init() {
        table = .showing(source)
        table.contentInsetAdjustmentBehavior = .never
        table.delegate = listener
        stage = Stage(table)
    }

    @Test func `a tap chooses a row and does its main action, even where the row may not be chosen`() {
        #expect(Headless.select(.row(1), in: table) == nil)
        #expect(listener.journal.take() == ["select 1", "primary 1"])
        #expect(Headless.select(.row(2), in: table) == nil)
        #expect(listener.journal.take() == ["primary 2"])
        table.allowsSelectionDuringEditing = true
        table.isEditing = true
        #expect(Headless.select(.row(3), in: table) == nil)
        #expect(listener.journal.take() == ["select 3"])
    }

    @Test func `two fingers choose rows one after the other`() {
        table.allowsMultipleSelectionDuringEditing = true
        #expect(Headless.sweep(from: .row(4), to: .row(6), in: table) == nil)
        #expect(listener.journal.take() == ["begin", "select 4", "select 5", "select 6", "end"])
        #expect(table.indexPathsForSelectedRows == [.row(4), .row(5), .row(6)])
        #expect(table.isEditing)
    }

    @Test func `a long press opens the delegate's menu`() {
        #expect(Headless.contextMenu(at: .row(3), in: table)?.title == "menu 3")
    }

    @Test func `a swipe all the way does the first action`() {
        #expect(Headless.swipeFully(.row(0), in: table, from: .leading) == nil)
        #expect(listener.journal.take() == ["mark"])
        #expect(Headless.swipeFully(.row(0), in: table, from: .trailing) == .missing)
    }

    @Test func `rows ahead are announced, and called off when the table goes elsewhere`() {
        table.prefetchDataSource = listener
        table.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(listener.journal.take() == ["ahead \(Array(10..<20))"])
        table.contentOffset.y = 44
        table.layoutIfNeeded()
        #expect(listener.journal.take() == ["ahead [20]"])
        table.contentOffset.y = 2200
        table.layoutIfNeeded()
        #expect(listener.journal.take() == ["ahead \(Array(60..<70))", "not \(Array(11..<21))"])
    }

    @Test func `the chosen row nearest to what is in sight is scrolled to`() {
        table.allowsMultipleSelection = true
        for row in [0, 50, 99] { table.selectRow(at: .row(row), animated: false, scrollPosition: .none) }
        table.contentOffset.y = 1900
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(table.contentOffset.y == 2200)
    }

    @Test func `rows in a rectangle are found without cells`() {
        let rect = CGRect(x: 0, y: 440, width: 10, height: 88)
        #expect(table.indexPathsForRows(in: rect) == [.row(10), .row(11)])
        #expect(table.indexPathsForRows(in: CGRect(x: 0, y: -90, width: 10, height: 10)) == [])
    }
}
