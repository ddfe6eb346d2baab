extension UITableViewController {
    /// Takes the table of the controller's nib, or makes one; where nothing else is set, the controller fills it.
    func loadTable(_ style: UITableView.Style) {
        if !loadViewFromNib() || viewIfLoaded is UITableView == false {
            let table = UITableView(frame: UIScreen.main.bounds, style: style)
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view = table
        }
        guard let table = viewIfLoaded as? UITableView else { return }
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
    }

    /// Asks for the rows at the first appearance, and clears what is chosen at each.
    func prepareTable(animated: Bool) {
        if isFirstAppearance {
            isFirstAppearance = false
            tableView.reloadData()
        }
        guard clearsSelectionOnViewWillAppear else { return }
        for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
    }
}
