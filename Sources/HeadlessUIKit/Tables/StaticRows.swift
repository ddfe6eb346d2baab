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
    }

    let sections: [Section]

    /// The row of a path.
    func row(at path: IndexPath) -> Row {
        sections[path.section].rows[path.row]
    }
}
