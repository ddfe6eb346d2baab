import Testing

@testable import HeadlessUIKit

/// What UIKIT_FACTS.md, section 7, says of tables, box by box, in its words.
@MainActor @Suite struct UITableViewFactsTests {
    private final class Named: UITableViewCell {
        var prepared = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            prepared += 1
        }
    }

    private let source = RowSource(count: 30)
    private let table: UITableView

    init() {
        table = .showing(source)
    }

    @Test func `'identifier must not be empty; registering again replaces; nil unregisters'`() {
        let raised = Headless.exceptions { table.register(UITableViewCell.self, forCellReuseIdentifier: "") }
        #expect(raised.first?.reason.hasPrefix("must pass a valid reuse identifier") == true)
        table.register(Named.self, forCellReuseIdentifier: "Cell")
        #expect(table.dequeueReusableCell(withIdentifier: "Cell") is Named)
        table.register(nil as AnyClass?, forCellReuseIdentifier: "Cell")
        #expect(table.dequeueReusableCell(withIdentifier: "Cell") == nil)
    }

    @Test func `'queued cell (after prepareForReuse), else a new one from the registration, else nil'`() throws {
        table.register(Named.self, forCellReuseIdentifier: "Cell")
        table.layoutIfNeeded()
        let first = try #require(table.cellForRow(at: .row(0)) as? Named)
        table.contentOffset.y = 440
        table.layoutIfNeeded()
        table.contentOffset.y = 880
        table.layoutIfNeeded()
        #expect(first.prepared > 0)
        #expect(table.dequeueReusableCell(withIdentifier: "Cell") is Named)
        #expect(table.dequeueReusableCell(withIdentifier: "Nothing") == nil)
    }

    @Test func `'never nil; unregistered' raises 'unable to dequeue a cell with identifier'`() {
        let raised = Headless.exceptions { _ = table.dequeueReusableCell(withIdentifier: "X", for: .row(0)) }
        #expect(
            raised == [
                Headless.Exception(
                    name: "NSInternalInconsistencyException",
                    reason:
                        "unable to dequeue a cell with identifier X - must register a nib or a class for the identifier "
                        + "or connect a prototype cell in a storyboard"
                )
            ]
        )
    }

    @Test func `'Class registration' calls 'init(style: .default, reuseIdentifier:)'`() throws {
        final class Told: UITableViewCell {
            var told: (UITableViewCell.CellStyle, String?)?
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                told = (style, reuseIdentifier)
            }
            required init?(coder: NSCoder) { nil }
        }
        table.register(Told.self, forCellReuseIdentifier: "Told")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "Told", for: .row(0)) as? Told)
        #expect(cell.told?.0 == .default)
        #expect(cell.told?.1 == "Told")
    }

    @Test func `'prepareForReuse only when reused and only if the cell has a reuse identifier'`() {
        final class Nameless: NSObject, UITableViewDataSource {
            var made: [Named] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                made.append(Named(style: .default, reuseIdentifier: nil))
                return made.last ?? Named()
            }
        }
        let nameless = Nameless()
        table.dataSource = nameless
        for offset in [0, 440, 0] as [CGFloat] {
            table.contentOffset.y = offset
            table.layoutIfNeeded()
        }
        #expect(nameless.made.count == 30)
        #expect(nameless.made.allSatisfy { $0.prepared == 0 })
    }

    @Test func `'numberOfSections(in:) optional, default 1'`() {
        final class Plain: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let plain = Plain()
        table.dataSource = plain
        #expect(table.numberOfSections == 1)
    }

    @Test func `'cellForRow(at:) nil for non-visible rows', and 'only visible rows get cells'`() {
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: .row(9)) != nil)
        #expect(table.cellForRow(at: .row(10)) == nil)
        #expect(source.asked.count == 10)
    }

    @Test func `'reloadData re-asks counts at once' and 'keeps no selection'`() {
        table.layoutIfNeeded()
        table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
        source.sections = [["only"]]
        source.asked = []
        table.reloadData()
        #expect(table.numberOfRows(inSection: 0) == 1)
        #expect(source.asked.isEmpty)
        #expect(table.indexPathForSelectedRow == nil)
        table.layoutIfNeeded()
        #expect(source.asked == [.row(0)])
    }

    @Test func `'init(frame:) ignores x,y (frame origin 0,0; 320×44 classic)'`() {
        let cell = UITableViewCell(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(cell.contentView.superview === cell)
        #expect(cell.detailTextLabel == nil)
        #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel != nil)
    }

    @Test func `'selectRow does not call delegate will/didSelect; user tap does'`() {
        final class Listener: NSObject, UITableViewDelegate {
            var heard: [String] = []
            func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
                heard.append("will")
                return indexPath
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { heard.append("did") }
        }
        let listener = Listener()
        table.contentInsetAdjustmentBehavior = .never
        table.delegate = listener
        let stage = Stage(table)
        table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
        #expect(listener.heard.isEmpty)
        Headless.select(.row(2), in: table)
        #expect(listener.heard == ["will", "did"])
        _ = stage
    }

    @Test func `'Default style row height automaticDimension (−1 constant in Swift)'`() {
        #expect(UITableView.automaticDimension == -1)
        #expect(UITableView(frame: .zero).rowHeight == UITableView.automaticDimension)
        #expect(UITableView(frame: .zero).style == .plain)
    }
}
