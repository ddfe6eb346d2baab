extension ScreenDriver {
    /// How many rows or items a section has, in the first list on the screen, or in the one whose tag is `list`.
    ///
    /// - Throws: A sentence when there is no such list or section.
    public func rowCount(section: Int = 0, list: Int? = nil) throws -> Int {
        try self.list(tag: list).count(section: section)
    }

    /// How many rows or items each section has, in the first list on the screen, or in the one whose tag is `list`.
    ///
    /// - Throws: A sentence when there is no such list.
    public func rowCounts(list: Int? = nil) throws -> [Int] {
        try self.list(tag: list).counts
    }

    /// The cell of a row, scrolled to.
    ///
    /// - Throws: A sentence when there is no such row, or its cell is of another class.
    public func cell<Cell: UIView>(
        row: Int,
        section: Int = 0,
        list: Int? = nil,
        as kind: Cell.Type = Cell.self
    ) throws -> Cell {
        let list = try self.list(tag: list)
        let place = try list.place(row: row, section: section)
        list.show(place)
        guard let view = list.cell(place) else {
            throw ScreenProblem("Row \(row) in section \(section) has no cell on screen.")
        }
        guard let cell = view as? Cell else {
            throw ScreenProblem(
                "The cell of row \(row) in section \(section) is a \(Swift.type(of: view)), not a \(Cell.self)."
            )
        }
        return cell
    }

    /// The cell of an item, scrolled to.
    ///
    /// - Throws: A sentence when there is no such item, or its cell is of another class.
    public func cell<Cell: UIView>(
        item: Int,
        section: Int = 0,
        list: Int? = nil,
        as kind: Cell.Type = Cell.self
    ) throws -> Cell {
        try cell(row: item, section: section, list: list, as: kind)
    }

    func list(tag: Int?) throws -> ScreenList {
        if let tag {
            let view = try view(tag: tag)
            if let list = ScreenList(view) { return list }
            throw ScreenProblem("The view with tag \(tag) of \(name) is a \(Swift.type(of: view)), not a list.")
        }
        let lists = (loadedView?.descendantsOutsideCells ?? []).lazy.filter { !$0.isHidden }.compactMap(ScreenList.init)
        guard let list = lists.first else { throw ScreenProblem("\(name) shows no table and no collection.") }
        return list
    }
}
