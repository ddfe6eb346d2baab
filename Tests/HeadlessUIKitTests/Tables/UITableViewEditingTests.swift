import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UITableViewEditingTests {
    private final class List: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = ["a", "b", "c"]
        var heard: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 2 }
        func tableView(
            _ tableView: UITableView,
            commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        func tableView(
            _ tableView: UITableView,
            moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
        func tableView(
            _ tableView: UITableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Archive") { [weak self] action, _, completion in
                    self?.heard.append("\(action.title ?? "") \(indexPath.row)")
                    completion(true)
                }
            ])
        }
    }

    private let list = List()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    private let stage: Stage

    init() {
        table.dataSource = list
        table.delegate = list
        stage = Stage(table)
    }

    @Test func `a row is swiped away where it can be edited`() {
        #expect(Headless.delete(.row(0), in: table) == nil)
        #expect(list.rows == ["b", "c"])
        #expect(table.words == ["b", "c"])
        list.rows = ["b", "c", "d"]
        table.reloadData()
        #expect(Headless.delete(.row(2), in: table) == .refused)
    }

    @Test func `without a method for it no row can be swiped away`() {
        let source = RowSource(count: 3)
        let other = UITableView.showing(source)
        stage.window.addSubview(other)
        #expect(Headless.delete(.row(0), in: other) == .refused)
    }

    @Test func `cells show the controls for editing where rows can be edited`() {
        table.setEditing(true, animated: false)
        #expect(table.visibleCells.map(\.isEditing) == [true, true, false])
        #expect(table.visibleCells.map(\.editingStyle) == [.delete, .delete, .none])
        #expect(Headless.select(.row(0), in: table) == .notSelectable)
    }

    @Test func `a row is dragged only while the table is edited`() {
        #expect(Headless.move(.row(0), to: .row(2), in: table) == .refused)
        table.isEditing = true
        #expect(Headless.move(.row(0), to: .row(2), in: table) == nil)
        #expect(list.rows == ["b", "c", "a"])
        #expect(table.words == ["b", "c", "a"])
    }

    @Test func `a swipe uncovers the delegate's actions`() {
        #expect(Headless.swipe(.row(1), in: table, from: .trailing, choosing: "Archive") == nil)
        #expect(list.heard == ["Archive 1"])
        #expect(Headless.swipe(.row(1), in: table, from: .leading, choosing: "Archive") == .missing)
    }

    @available(iOS, deprecated: 13.0)
    @Test func `a swipe uncovers actions of the older form where there are no others`() {
        final class Old: NSObject, UITableViewDelegate {
            var heard: [Int] = []
            func tableView(
                _ tableView: UITableView,
                editActionsForRowAt indexPath: IndexPath
            ) -> [UITableViewRowAction]? {
                [
                    UITableViewRowAction(style: .normal, title: "More") { [weak self] _, path in
                        self?.heard.append(path.row)
                    }
                ]
            }
        }
        let old = Old()
        table.delegate = old
        #expect(Headless.swipe(.row(1), in: table, from: .trailing, choosing: "More") == nil)
        #expect(old.heard == [1])
        #expect(Headless.swipe(.row(2), in: table, from: .trailing, choosing: "More") == .refused)
    }

    @Test func `a row is put in where the delegate asks for it`() {
        final class Adding: NSObject, UITableViewDelegate {
            func tableView(
                _ tableView: UITableView,
                editingStyleForRowAt indexPath: IndexPath
            ) -> UITableViewCell.EditingStyle { .insert }
        }
        final class Growing: NSObject, UITableViewDataSource {
            var rows = 1
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(
                _ tableView: UITableView,
                commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                rows += editingStyle == .insert ? 1 : 0
                tableView.insertRows(at: [indexPath], with: .automatic)
            }
        }
        let adding = Adding()
        let growing = Growing()
        table.delegate = adding
        table.dataSource = growing
        #expect(Headless.insert(.row(0), in: table) == .refused)
        table.isEditing = true
        #expect(Headless.insert(.row(0), in: table) == nil)
        #expect(table.numberOfRows(inSection: 0) == 2)
    }
}
