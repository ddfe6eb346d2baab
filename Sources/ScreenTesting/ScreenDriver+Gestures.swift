extension ScreenDriver {
    /// Pulls the first table or collection on the screen down, or the one whose tag is `list`, until it refreshes.
    ///
    /// - Throws: A sentence when there is none, or it has nothing to refresh it.
    public func pullToRefresh(list: Int? = nil) throws {
        try check(Hand.pullToRefresh(self.list(tag: list).scrollView), "The list")
    }

    /// Chooses an action of a row by its title: swipes over the row of a table to its end, holds the item of a collection.
    ///
    /// - Throws: A sentence when there is no such row, or it has no such action.
    public func choose(_ action: String, atRow row: Int, section: Int = 0, list: Int? = nil) throws {
        let list = try self.list(tag: list)
        let place = try list.place(row: row, section: section)
        list.show(place)
        let obstacle =
            switch list {
            case .table(let table): Hand.swipe(place, in: table, choosing: action)
            case .collection(let collection): Hand.hold(place, in: collection, choosing: action)
            }
        try check(obstacle, "The action \"\(action)\" of row \(row) in section \(section)")
    }

    /// Types `text` into the search bar, over what it holds.
    ///
    /// - Throws: A sentence when the screen has none, or it takes no text.
    public func search(for text: String) throws {
        guard let controller = screen.navigationItem.searchController else {
            throw ScreenProblem("\(name) has no search bar.")
        }
        try check(Hand.search(controller, for: text), "The search bar")
    }
}
