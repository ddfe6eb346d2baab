import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct SelfSizingInvalidationTests {
    private final class Growing: UITableViewCell {
        var height: CGFloat = 50 { didSet { invalidateIntrinsicContentSize() } }
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    }

    private let long = Array(repeating: "words", count: 40).joined(separator: " ")

    @Test func `a table's cell that wants another height gets it`() throws {
        let source = RowSource(count: 3)
        let table = UITableView.showing(source)
        table.rowHeight = UITableView.automaticDimension
        table.register(Growing.self, forCellReuseIdentifier: "Cell")
        let stage = Stage(table)
        let cell = try #require(table.cellForRow(at: .row(1)) as? Growing)
        cell.height = 90
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: .row(1)).height == 90)
        #expect(table.cellForRow(at: .row(2))?.frame.minY == 140)
        table.selfSizingInvalidation = .disabled
        cell.height = 10
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: .row(1)).height == 90)
        _ = stage
    }

    @Test func `a table's cell with other content gets the height for it`() throws {
        let source = RowSource(count: 2)
        let table = UITableView.showing(source)
        table.rowHeight = UITableView.automaticDimension
        let stage = Stage(table)
        let cell = try #require(table.cellForRow(at: .row(0)))
        var content = cell.defaultContentConfiguration()
        content.text = long
        cell.contentConfiguration = content
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: .row(0)).height > 90)
        _ = stage
    }

    @Test func `an item with other content gets the size for it`() throws {
        let stage = CompositionalStage(count: 3, .rows(height: .estimated(44)))
        let cell = try #require(stage.collection.cellForItem(at: .row(0)))
        #expect(cell.frame.height == 44)
        var content = UIListContentConfiguration.cell()
        content.text = long
        cell.contentConfiguration = content
        stage.collection.layoutIfNeeded()
        #expect(cell.frame.height > 90)
        #expect(stage.frame(1)?.minY == cell.frame.maxY)
    }
}
