extension ScreenDriver {
    /// Taps the view that has this tag.
    ///
    /// - Throws: A sentence when there is none, or a finger could not reach it.
    public func tap(tag: Int) throws {
        let view = try view(tag: tag)
        try check(Hand.tap(view), "The \(Swift.type(of: view)) with tag \(tag)")
    }

    /// Taps the button with this title, wherever in the window it is.
    ///
    /// - Throws: A sentence when there is none, more than one, or a finger could not reach it.
    public func tap(_ title: String) throws {
        window.layoutIfNeeded()
        let buttons = window.visibleDescendants.compactMap { $0 as? UIButton }
        let found = buttons.filter { $0.currentTitle == title }
        guard let button = found.first, found.count == 1 else {
            let titles = buttons.compactMap(\.currentTitle).map { "\"\($0)\"" }.joined(separator: ", ")
            let others = titles.isEmpty ? "there is no other" : "on screen: \(titles)"
            throw ScreenProblem(
                found.isEmpty
                    ? "There is no button \"\(title)\"; \(others)."
                    : "There are \(found.count) buttons \"\(title)\"; tap one by its tag."
            )
        }
        try check(Hand.tap(button), "The button \"\(title)\"")
    }

    /// Types `text` over what the text field or text view with this tag holds.
    ///
    /// - Throws: A sentence when there is none, or it takes no text.
    public func type(_ text: String, tag: Int) throws {
        let view = try view(tag: tag)
        try check(Hand.type(text, into: view), "The \(Swift.type(of: view)) with tag \(tag)")
    }

    /// Taps a row of the first table or collection on the screen, or of the one whose tag is `list`.
    ///
    /// - Throws: A sentence when there is no such row, or it cannot be selected.
    public func select(row: Int, section: Int = 0, list: Int? = nil) throws {
        let list = try self.list(tag: list)
        let place = try list.place(row: row, section: section)
        list.show(place)
        try check(list.select(place), "Row \(row) in section \(section)")
    }

    /// Taps an item of the first table or collection on the screen, or of the one whose tag is `list`.
    ///
    /// - Throws: A sentence when there is no such item, or it cannot be selected.
    public func select(item: Int, section: Int = 0, list: Int? = nil) throws {
        try select(row: item, section: section, list: list)
    }

    func check(_ obstacle: String?, _ what: String) throws {
        finish()
        if let obstacle { throw ScreenProblem("\(what) \(obstacle).") }
    }
}
