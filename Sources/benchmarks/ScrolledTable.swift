import Diagnostics
import Foundation
import HeadlessUIKit

/// A table scrolled from one end to the other.
@MainActor
final class ScrolledTable: NSObject, UITableViewDataSource {
    private static let stops = 100
    private static let rowHeight: CGFloat = 44

    private let count: Int
    private var made = 0

    init(count: Int) {
        self.count = count
    }

    /// How many seconds it takes to reload and to stop a hundred times on the way down.
    ///
    /// - Throws: A diagnostic when more cells are made than can be seen.
    func seconds() throws(Diagnostic) -> Double {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
        table.rowHeight = Self.rowHeight
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        let seconds = try Stopwatch.seconds { () throws(Diagnostic) in
            table.reloadData()
            table.layoutIfNeeded()
            let way = CGFloat(count) * Self.rowHeight - table.bounds.height
            for stop in 0...Self.stops {
                table.contentOffset = CGPoint(x: 0, y: way * CGFloat(stop) / CGFloat(Self.stops))
                table.layoutIfNeeded()
            }
        }
        guard Cell.made - made <= 3 * Int(table.bounds.height / Self.rowHeight) else {
            throw Diagnostic("The table made more cells than can be seen.", fix: "See how it reuses them.")
        }
        return seconds
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.row == 0 { made = Cell.made }
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    private final class Cell: UITableViewCell {
        static var made = 0

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            Self.made += 1
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }
}
