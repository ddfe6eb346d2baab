import HeadlessUIKit

/// Rows of words for a table, which keeps count of what it is asked.
@MainActor
final class RowSource: NSObject, UITableViewDataSource {
    var sections: [[String]]
    var titles: [String?] = []
    var asked: [IndexPath] = []
    var style = UITableViewCell.CellStyle.default

    init(_ sections: [String]...) {
        self.sections = sections
    }

    convenience init(count: Int) {
        self.init((0..<count).map { "Row \($0)" })
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }
}

extension UITableView {
    /// A table of 320 by 440 points with ten rows of 44 points in sight.
    static func showing(_ source: RowSource, style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        table.dataSource = source
        return table
    }

    /// The words of the cells in sight.
    var words: [String?] { visibleCells.map(\.textLabel?.text) }
}

extension IndexPath {
    /// A row of the first section.
    static func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}
