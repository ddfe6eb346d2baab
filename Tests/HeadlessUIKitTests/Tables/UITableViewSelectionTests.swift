import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UITableViewSelectionTests {
    private final class Listener: NSObject, UITableViewDelegate {
        var heard: [String] = []
        var refused: Set<Int> = []
        var isHighlightable = true

        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { isHighlightable }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            heard.append("will \(indexPath.row)")
            return refused.contains(indexPath.row) ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            heard.append("did \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            heard.append("gave up \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            heard.append("button \(indexPath.row)")
        }
    }

    private let source = RowSource(count: 100)
    private let listener = Listener()
    private let table: UITableView
    private let stage: Stage

    init() {
        table = .showing(source)
        table.delegate = listener
        stage = Stage(table)
    }

    // Facts 7: selecting in code does not call the delegate; a tap does.
    @Test func `code selects silently, a tap tells the delegate`() {
        table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
        #expect(listener.heard.isEmpty)
        #expect(table.cellForRow(at: .row(1))?.isSelected == true)
        #expect(Headless.select(.row(2), in: table) == nil)
        #expect(listener.heard == ["will 2", "gave up 1", "did 2"])
        #expect(table.indexPathForSelectedRow == .row(2))
        #expect(table.cellForRow(at: .row(1))?.isSelected == false)
    }

    @Test func `a tap on the chosen row tells of it again`() {
        Headless.select(.row(2), in: table)
        Headless.select(.row(2), in: table)
        #expect(listener.heard == ["will 2", "did 2", "will 2", "did 2"])
    }

    @Test func `a refused row is not chosen`() {
        listener.refused = [3]
        #expect(Headless.select(.row(3), in: table) == .notSelectable)
        listener.isHighlightable = false
        #expect(Headless.select(.row(4), in: table) == .notSelectable)
        table.allowsSelection = false
        #expect(Headless.select(.row(5), in: table) == .notSelectable)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(listener.heard == ["will 3"])
    }

    @Test func `several rows are chosen and given up one by one`() {
        table.allowsMultipleSelection = true
        for row in [1, 2, 1] { Headless.select(.row(row), in: table) }
        #expect(table.indexPathsForSelectedRows == [.row(2)])
        #expect(listener.heard == ["will 1", "did 1", "will 2", "did 2", "gave up 1"])
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test func `a finger scrolls to a row before it taps`() {
        #expect(Headless.select(.row(80), in: table) == nil)
        #expect(table.indexPathForSelectedRow == .row(80))
        #expect(table.contentOffset.y > 0)
        #expect(Headless.select(.row(100), in: table) == .missing)
    }

    @Test func `a finger does not reach a covered or hidden table`() {
        let cover = UIView(frame: table.frame)
        stage.window.addSubview(cover)
        #expect(Headless.select(.row(0), in: table) == .covered(by: "UIView"))
        cover.removeFromSuperview()
        table.isHidden = true
        #expect(Headless.select(.row(0), in: table) == .hidden)
    }

    @Test func `a tap on what a cell shows chooses the row, on a control in it does not`() throws {
        let cell = try #require(table.cellForRow(at: .row(2)))
        Headless.tap(cell)
        #expect(listener.heard == ["will 2", "did 2"])
        let button = UIButton(frame: CGRect(x: 10, y: 0, width: 50, height: 40))
        cell.contentView.addSubview(button)
        Headless.tap(button)
        #expect(listener.heard.count == 2)
    }

    @Test func `the button for details is there only with its accessory`() throws {
        #expect(Headless.tapAccessory(at: .row(1), in: table) == .missing)
        try #require(table.cellForRow(at: .row(1))).accessoryType = .detailButton
        #expect(Headless.tapAccessory(at: .row(1), in: table) == nil)
        #expect(listener.heard == ["button 1"])
    }

    @Test func `a chosen row stays chosen when its cell is made anew`() {
        Headless.select(.row(0), in: table)
        table.contentOffset.y = 2000
        table.layoutIfNeeded()
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: .row(0))?.isSelected == true)
        #expect(table.visibleCells.count { $0.isSelected } == 1)
    }
}
