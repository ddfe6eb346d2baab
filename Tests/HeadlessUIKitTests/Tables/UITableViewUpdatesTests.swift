import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UITableViewUpdatesTests {
    private let source = RowSource(["a", "b", "c"])
    private let table: UITableView

    init() {
        table = .showing(source)
        table.layoutIfNeeded()
        source.asked = []
    }

    @Test func `rows come and go and the other cells stay`() {
        let kept = table.cellForRow(at: .row(2))
        table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
        source.sections = [["new", "b", "c", "d"]]
        table.performBatchUpdates {
            table.deleteRows(at: [.row(0)], with: .automatic)
            table.insertRows(at: [.row(0), .row(3)], with: .automatic)
        }
        table.layoutIfNeeded()
        #expect(table.words == ["new", "b", "c", "d"])
        #expect(source.asked == [.row(0), .row(3)])
        #expect(table.cellForRow(at: .row(2)) === kept)
        #expect(table.indexPathForSelectedRow == .row(2))
    }

    @Test func `a row above takes the cells and the selection along`() {
        let kept = table.cellForRow(at: .row(0))
        table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
        source.sections[0].insert("first", at: 0)
        table.insertRows(at: [.row(0)], with: .fade)
        table.layoutIfNeeded()
        #expect(table.words == ["first", "a", "b", "c"])
        #expect(table.indexPathForSelectedRow == .row(1))
        #expect(table.indexPath(for: kept ?? UITableViewCell()) == .row(1))
        source.sections[0].removeFirst(2)
        table.deleteRows(at: [.row(0), .row(1)], with: .fade)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `rows move`() {
        let cell = table.cellForRow(at: .row(0))
        source.sections = [["b", "c", "a"]]
        table.moveRow(at: .row(0), to: .row(2))
        table.layoutIfNeeded()
        #expect(table.words == ["b", "c", "a"])
        #expect(table.cellForRow(at: .row(2)) === cell)
        #expect(source.asked.isEmpty)
    }

    @Test func `reloaded rows are asked for anew, reconfigured ones keep their cell`() {
        let cell = table.cellForRow(at: .row(1))
        source.sections[0][1] = "B"
        table.reconfigureRows(at: [.row(1)])
        #expect(table.cellForRow(at: .row(1)) === cell)
        #expect(cell?.textLabel?.text == "B")
        source.asked = []
        source.sections[0][1] = "BB"
        table.reloadRows(at: [.row(1)], with: .none)
        table.layoutIfNeeded()
        #expect(source.asked == [.row(1)])
        #expect(table.words == ["a", "BB", "c"])
    }

    @Test func `sections come, go and move`() {
        source.sections = [["x"], ["a", "b", "c"], ["y", "z"]]
        table.insertSections([0, 2], with: .automatic)
        table.layoutIfNeeded()
        #expect(table.words == ["x", "a", "b", "c", "y", "z"])
        source.sections = [["y", "z"], ["x"]]
        table.beginUpdates()
        table.deleteSections([1], with: .automatic)
        table.moveSection(2, toSection: 0)
        #expect(table.hasUncommittedUpdates)
        table.endUpdates()
        table.layoutIfNeeded()
        #expect(table.words == ["y", "z", "x"])
        #expect(!table.hasUncommittedUpdates)
    }

    // Facts 7: inconsistent counts raise in UIKit's words.
    @Test func `counts that do not fit raise in UIKit's words`() {
        let raised = Headless.exceptions { table.insertRows(at: [.row(0)], with: .none) }
        #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
        #expect(
            raised.first?.reason
                == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section"
                + " after the update (3) must be equal to the number of rows contained in that section before the update (3),"
                + " plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus"
                + " or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
        )
    }

    @Test func `sections that do not fit, and rows that are not there, raise`() {
        source.sections = [["a", "b", "c"], ["d"]]
        let sections = Headless.exceptions { table.performBatchUpdates {} }
        #expect(sections.first?.reason.hasPrefix("Invalid update: invalid number of sections.") == true)
        let rows = Headless.exceptions { table.deleteRows(at: [.row(7)], with: .none) }
        #expect(
            rows.first?.reason
                == "attempt to delete row 7 from section 0 which only contains 3 rows before the update"
        )
    }

    @Test func `what is changed twice raises in UIKit's words`() {
        let reasons = [
            Headless.exceptions {
                table.performBatchUpdates {
                    table.deleteRows(at: [.row(1)], with: .none)
                    table.reloadRows(at: [.row(1)], with: .none)
                }
            },
            Headless.exceptions {
                table.performBatchUpdates {
                    table.insertRows(at: [.row(1)], with: .none)
                    table.moveRow(at: .row(0), to: .row(1))
                }
            },
            Headless.exceptions {
                table.performBatchUpdates {
                    table.reloadRows(at: [.row(0)], with: .none)
                    table.moveRow(at: .row(0), to: .row(1))
                }
            },
            Headless.exceptions { table.moveRow(at: .row(7), to: .row(1)) },
        ]
        let path = "{length = 2, path = 0 - "
        #expect(
            reasons.map { $0.first?.reason } == [
                "attempt to delete and reload the same index path (\(path)1})",
                "attempt to perform an insert and a move to the same index path (\(path)1})",
                "attempt to perform a delete and a move from the same index path (\(path)0})",
                "attempt to move index path (\(path)7}) that does not exist - there are only 3 rows in section 0 before "
                    + "the update",
            ]
        )
    }

    @Test func `the completion hears once the changes are done`() {
        var heard: [Bool] = []
        table.performBatchUpdates({}, completion: { heard.append($0) })
        #expect(heard.isEmpty)
        Headless.advance(by: 1)
        #expect(heard == [true])
    }

    @Test func `nested updates are applied at the outermost end`() {
        source.sections[0].append("d")
        table.beginUpdates()
        table.performBatchUpdates { table.insertRows(at: [.row(3)], with: .none) }
        #expect(table.numberOfRows(inSection: 0) == 3)
        table.endUpdates()
        #expect(table.numberOfRows(inSection: 0) == 4)
    }

    @Test func `rows keep the heights that their cells told when others come`() {
        final class Tall: UITableViewCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 100) }
        }
        let table = UITableView.showing(source)
        table.rowHeight = UITableView.automaticDimension
        table.register(Tall.self, forCellReuseIdentifier: "Cell")
        table.layoutIfNeeded()
        #expect(table.contentSize.height == CGFloat(300))
        source.sections[0].insert("first", at: 0)
        table.insertRows(at: [.row(0)], with: .none)
        #expect(table.rectForRow(at: .row(2)).height == CGFloat(100))
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.height) == [100, 100, 100, 100])
        table.beginUpdates()
        table.endUpdates()
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.height) == [100, 100, 100, 100])
    }
}
