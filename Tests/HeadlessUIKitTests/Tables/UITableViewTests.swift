import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UITableViewTests {
    @Test func `a table starts as UIKit's does`() {
        let table = UITableView()
        #expect(table.style == .plain)
        #expect(table.rowHeight == UITableView.automaticDimension)
        #expect(UITableView.automaticDimension == -1)
        #expect(table.allowsSelection)
        #expect(!table.allowsMultipleSelection)
        #expect(table.numberOfSections == 0)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.indexPathsForSelectedRows == nil)
    }

    // Facts 7: numberOfSections is optional, one by default.
    @Test func `without an answer there is one section`() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let source = Source()
        let table = UITableView()
        table.dataSource = source
        #expect(table.numberOfSections == 1)
        #expect(table.numberOfRows(inSection: 0) == 2)
    }

    // Facts 7: only visible rows get cells.
    @Test func `only rows in sight get cells`() {
        let source = RowSource(count: 100_000)
        let table = UITableView.showing(source)
        table.layoutIfNeeded()
        #expect(source.asked == (0..<10).map { .row($0) })
        #expect(table.contentSize.height == 4_400_000)
        table.contentOffset.y = 44_000
        table.layoutIfNeeded()
        #expect(source.asked.count == 20)
        #expect(table.indexPathsForVisibleRows?.first == .row(1000))
    }

    // Facts 7: reloadData re-asks counts at once and cells at the next layout; it keeps no selection.
    @Test func `reloading counts at once and asks for cells at the next layout`() {
        let source = RowSource(["a"])
        let table = UITableView.showing(source)
        table.layoutIfNeeded()
        table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
        source.sections = [["a", "b"]]
        #expect(table.numberOfRows(inSection: 0) == 1)
        source.asked = []
        table.reloadData()
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(source.asked.isEmpty)
        #expect(table.indexPathForSelectedRow == nil)
        table.layoutIfNeeded()
        #expect(source.asked == [.row(0), .row(1)])
        #expect(table.words == ["a", "b"])
    }

    // Facts 7: cellForRow(at:) is nil for rows out of sight.
    @Test func `a row out of sight has no cell`() {
        let source = RowSource(count: 100)
        let table = UITableView.showing(source)
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: .row(9)) != nil)
        #expect(table.cellForRow(at: .row(10)) == nil)
        #expect(table.cellForRow(at: .row(9)).flatMap(table.indexPath) == .row(9))
        #expect(table.indexPath(for: UITableViewCell()) == nil)
    }

    @Test func `cells scrolled out are used again`() {
        let source = RowSource(count: 100)
        let table = UITableView.showing(source)
        table.layoutIfNeeded()
        let first = table.cellForRow(at: .row(0))
        table.contentOffset.y = 44
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: .row(10)) === first)
        #expect(table.words.last == "Row 10")
        #expect(table.subviews.count { $0 is UITableViewCell } == 10)
    }

    @Test func `places add up over sections, headers and ends`() {
        let source = RowSource(["a", "b"], ["c"])
        source.titles = ["First", nil]
        let table = UITableView.showing(source)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        table.sectionHeaderHeight = 30
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 100, width: 320, height: 30))
        #expect(table.rectForRow(at: .row(1)) == CGRect(x: 0, y: 174, width: 320, height: 44))
        #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 218, width: 320, height: 44))
        #expect(table.contentSize == CGSize(width: 320, height: 312))
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 262, width: 320, height: 50))
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
        #expect(table.headerView(forSection: 1) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 200)) == .row(1))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 110)) == nil)
    }

    @Test func `the delegate's heights hold, and it is asked once a row`() {
        final class Heights: NSObject, UITableViewDelegate {
            var asked = 0
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                asked += 1
                return indexPath.row.isMultiple(of: 2) ? 100 : 20
            }
        }
        let source = RowSource(count: 1000)
        let heights = Heights()
        let table = UITableView.showing(source)
        table.delegate = heights
        table.layoutIfNeeded()
        #expect(heights.asked == 1000)
        #expect(table.contentSize.height == 60_000)
        #expect(table.rectForRow(at: .row(501)) == CGRect(x: 0, y: 30_100, width: 320, height: 20))
        table.contentOffset.y = 30_000
        table.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows?.map(\.row) == [500, 501, 502, 503, 504, 505, 506])
    }

    @Test func `rows of automatic height take what their cells want`() {
        final class Tall: UITableViewCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 150) }
        }
        let source = RowSource(count: 50)
        let table = UITableView.showing(source)
        table.rowHeight = UITableView.automaticDimension
        table.register(Tall.self, forCellReuseIdentifier: "Cell")
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.minY) == [0, 150, 300])
        #expect(table.visibleCells.allSatisfy { $0.frame.height == 150 })
        #expect(table.contentSize.height == CGFloat(3 * 150 + 47 * 44))
    }

    @Test func `a header stays at the top while its section is in sight`() throws {
        let source = RowSource((0..<20).map(String.init), ["next"])
        source.titles = ["A", "B"]
        let table = UITableView.showing(source)
        table.layoutIfNeeded()
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.frame.minY == 100)
        let grouped = UITableView.showing(source, style: .grouped)
        grouped.layoutIfNeeded()
        grouped.contentOffset.y = 10
        grouped.layoutIfNeeded()
        #expect(grouped.headerView(forSection: 0)?.frame.minY == 0)
    }

    @Test(arguments: [
        (UITableView.ScrollPosition.top, CGFloat(2200)), (.middle, 2002), (.bottom, 1804), (.none, 1804),
    ])
    func `a row is scrolled to where it was asked for`(position: UITableView.ScrollPosition, offset: CGFloat) {
        let source = RowSource(count: 100)
        let table = UITableView.showing(source)
        table.scrollToRow(at: .row(50), at: position, animated: false)
        #expect(table.contentOffset.y == offset)
    }

    @Test func `scrolling to a row that is not there raises`() {
        let source = RowSource(count: 3)
        let table = UITableView.showing(source)
        let raised = Headless.exceptions { table.scrollToRow(at: .row(5), at: .top, animated: false) }
        #expect(raised.map(\.name) == ["NSRangeException"])
        #expect(raised.first?.reason.hasSuffix("row (5) beyond bounds (3) for section (0).") == true)
    }

    @Test func `the delegate hears what is shown and what is not any more`() {
        final class Listener: NSObject, UITableViewDelegate {
            var heard: [String] = []
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
                heard.append("+\(indexPath.row)")
            }
            func tableView(
                _ tableView: UITableView,
                didEndDisplaying cell: UITableViewCell,
                forRowAt indexPath: IndexPath
            ) { heard.append("-\(indexPath.row)") }
        }
        let source = RowSource(count: 12)
        let listener = Listener()
        let table = UITableView.showing(source)
        table.delegate = listener
        table.layoutIfNeeded()
        #expect(listener.heard == (0..<10).map { "+\($0)" })
        listener.heard = []
        table.contentOffset.y = 44
        table.layoutIfNeeded()
        #expect(listener.heard == ["-0", "+10"])
        let scrollView: UIScrollView = table
        #expect(scrollView.delegate === listener)
    }

    @Test func `a shorter table is scrolled back to its end`() {
        let source = RowSource(count: 100)
        let table = UITableView.showing(source)
        table.layoutIfNeeded()
        table.contentOffset.y = 3960
        table.layoutIfNeeded()
        source.sections = [Array(source.sections[0].prefix(20))]
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.contentOffset.y == 440)
        #expect(table.words.last == "Row 19")
    }
}
