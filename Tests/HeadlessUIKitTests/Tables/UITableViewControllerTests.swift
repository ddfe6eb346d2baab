import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UITableViewControllerTests {
    private class List: UITableViewController {
        var counted = 0
        var scrolled = 0
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counted += 1
            return 3
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
    }

    // Facts 3: it makes its own table, of the style, whose data source and delegate it is.
    @Test func `the view is a table that the controller fills`() {
        let list = List(style: .grouped)
        #expect(list.view === list.tableView)
        #expect(list.tableView.style == .grouped)
        #expect(list.tableView.dataSource === list)
        #expect(list.tableView.delegate === list)
        #expect(UITableViewController().tableView.style == .plain)
    }

    // Facts 3: a subclass overrides what it answers; what it leaves out is left to the table.
    @Test func `what a subclass answers holds, and the rest is the table's`() {
        let list = List(style: .plain)
        list.loadViewIfNeeded()
        list.tableView.layoutIfNeeded()
        #expect(list.tableView.rectForRow(at: .row(1)).minY == 60)
        list.tableView.contentOffset.y = 1
        #expect(list.scrolled == 1)
        let plain = UITableViewController(style: .plain)
        plain.tableView.rowHeight = 30
        #expect(OptionalMethod.heightForRow.answer { plain.tableView(plain.tableView, heightForRowAt: .row(0)) } == nil)
    }

    // Facts 3: the first appearance reloads; each clears the selection unless told otherwise.
    @Test func `appearing asks for the rows once, and clears the selection each time`() {
        let list = List(style: .plain)
        list.loadViewIfNeeded()
        list.viewWillAppear(false)
        let counted = list.counted
        list.tableView.selectRow(at: .row(1), animated: false, scrollPosition: .none)
        list.viewWillAppear(false)
        #expect(list.counted == counted)
        #expect(list.tableView.indexPathForSelectedRow == nil)
        list.clearsSelectionOnViewWillAppear = false
        list.tableView.selectRow(at: .row(1), animated: false, scrollPosition: .none)
        list.viewWillAppear(false)
        #expect(list.tableView.indexPathForSelectedRow == .row(1))
    }

    // Facts 3: setEditing toggles the table; refreshControl is nil and can be set.
    @Test func `editing and refreshing go to the table`() {
        let list = List(style: .plain)
        list.setEditing(true, animated: false)
        #expect(list.tableView.isEditing)
        #expect(list.refreshControl == nil)
        list.refreshControl = UIRefreshControl()
        #expect(list.tableView.refreshControl === list.refreshControl)
    }
}
