/// The rows that a storyboard gives a table once and for all.
@MainActor
struct StaticRows {
    /// One section.
    struct Section {
        let header: String?
        let footer: String?
        let rows: [Row]
    }

    /// One row, with a cell of its own.
    struct Row {
        let cell: UITableViewCell
        /// How high the row is; nil for a row as high as the table's others.
        let height: CGFloat?
        /// What ways of the storyboard know the cell by.
        let id: String?
    }

    let sections: [Section]

    /// The row of a path.
    func row(at path: IndexPath) -> Row {
        sections[path.section].rows[path.row]
    }

    /// How far in the row's content begins, in steps.
    func indentation(at path: IndexPath) -> Int {
        row(at: path).cell.indentationLevel
    }
}

extension UITableViewController {
    func rows(in section: Int) -> Int { staticRows?.sections[section].rows.count ?? 0 }
    func header(_ section: Int) -> String? { staticRows?.sections[section].header }
    func footer(_ section: Int) -> String? { staticRows?.sections[section].footer }
    func cell(_ path: IndexPath) -> UITableViewCell { staticRows?.row(at: path).cell ?? UITableViewCell() }
    /// How high a storyboard's row is; nil where the table's rows are all of one height.
    func staticHeight(_ path: IndexPath) -> CGFloat? {
        if let staticRows { return staticRows.row(at: path).height }
        OptionalMethod.heightForRow.isLeftOut()
        return nil
    }
}
