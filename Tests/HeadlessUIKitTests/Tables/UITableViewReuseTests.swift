import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UITableViewReuseTests {
    private final class Cell: UITableViewCell {
        var prepared = 0
        var madeWith: String?

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            madeWith = "\(style) \(reuseIdentifier ?? "nil")"
        }

        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            prepared += 1
        }
    }

    private final class Header: UITableViewHeaderFooterView {}

    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

    // Facts 7: a class registration calls init(style: .default, reuseIdentifier:).
    @Test func `a registered class is made by its own initializer`() throws {
        table.register(Cell.self, forCellReuseIdentifier: "A")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "A") as? Cell)
        #expect(cell.madeWith == "default A")
        #expect(cell.reuseIdentifier == "A")
        #expect(cell.prepared == 0)
    }

    @Test func `a subclass without an initializer of its own is made too`() {
        final class Plain: UITableViewCell { let mark = "kept" }
        table.register(Plain.self, forCellReuseIdentifier: "P")
        #expect((table.dequeueReusableCell(withIdentifier: "P") as? Plain)?.mark == "kept")
    }

    // Facts 7: without a registration the answer is nil, and with an index path an exception.
    @Test func `an unregistered name gives nil, or raises in UIKit's words`() {
        #expect(table.dequeueReusableCell(withIdentifier: "X") == nil)
        let raised = Headless.exceptions { _ = table.dequeueReusableCell(withIdentifier: "X", for: .row(0)) }
        #expect(
            raised == [
                Headless.Exception(
                    name: "NSInternalInconsistencyException",
                    reason:
                        "unable to dequeue a cell with identifier X - must register a nib or a class for the identifier"
                        + " or connect a prototype cell in a storyboard"
                )
            ]
        )
    }

    // Facts 7: registering again replaces, nil unregisters, the identifier must not be empty.
    @Test func `a registration can be replaced and taken back`() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "A")
        table.register(Cell.self, forCellReuseIdentifier: "A")
        #expect(table.dequeueReusableCell(withIdentifier: "A") is Cell)
        table.register(nil as AnyClass?, forCellReuseIdentifier: "A")
        #expect(table.dequeueReusableCell(withIdentifier: "A") == nil)
        let raised = Headless.exceptions { table.register(Cell.self, forCellReuseIdentifier: "") }
        #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
    }

    // Facts 7: prepareForReuse only when reused.
    @Test func `a cell is prepared only when it is used again`() throws {
        let source = RowSource(count: 30)
        table.rowHeight = 44
        table.register(Cell.self, forCellReuseIdentifier: "Cell")
        table.dataSource = source
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: .row(0)) as? Cell)
        cell.isSelected = true
        #expect(cell.prepared == 0)
        table.contentOffset.y = 44
        table.layoutIfNeeded()
        #expect(cell.prepared == 1)
        #expect(!cell.isSelected)
        #expect(table.indexPath(for: cell) == .row(10))
    }

    // Facts 7: the init with a frame ignores its origin.
    @Test func `a cell made with a frame is where cells start`() {
        #expect(UITableViewCell(frame: CGRect(x: 5, y: 6, width: 7, height: 8)).frame.origin == .zero)
        #expect(UITableViewCell().frame.size == CGSize(width: 320, height: 44))
    }

    @Test func `headers are made and used again under their name`() throws {
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "H")
        let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "H"))
        #expect(header is Header)
        #expect(header.reuseIdentifier == "H")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "X") == nil)
    }

    @Test func `the delegate's headers are asked for once while in sight`() {
        final class Delegate: NSObject, UITableViewDelegate {
            var asked = 0
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                asked += 1
                return UILabel()
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 25 }
        }
        let source = RowSource(count: 3)
        let delegate = Delegate()
        let table = UITableView.showing(source)
        table.delegate = delegate
        table.layoutIfNeeded()
        table.contentOffset.y = 1
        table.layoutIfNeeded()
        #expect(delegate.asked == 1)
        #expect(table.subviews.contains { $0 is UILabel && $0.frame.height == 25 })
    }
}
