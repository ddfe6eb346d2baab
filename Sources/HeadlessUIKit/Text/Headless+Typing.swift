extension Headless {
    /// Types into a field, letter by letter, as a finger and a keyboard would; a line feed is the return key.
    @discardableResult
    public static func type(_ text: String, into field: UITextField) -> Obstacle? {
        if let obstacle = beginEditing(field) { return obstacle }
        for character in text where field.isEditing {
            if character.isNewline { field.pressReturn() } else { field.type(String(character)) }
        }
        UIWindow.layoutAll()
        return nil
    }

    /// Types into a text view, letter by letter, as a finger and a keyboard would.
    @discardableResult
    public static func type(_ text: String, into view: UITextView) -> Obstacle? {
        if let obstacle = beginEditing(view) { return obstacle }
        for character in text where view.isBeingEdited { view.type(String(character)) }
        UIWindow.layoutAll()
        return nil
    }

    /// Types into a view that text can be typed into.
    @discardableResult
    public static func type(_ text: String, into view: UIView) -> Obstacle? {
        switch view {
        case let field as UITextField: type(text, into: field)
        case let view as UITextView: type(text, into: view)
        default: obstacle(to: view) ?? .refused
        }
    }

    /// Deletes the last characters of a field with the key for it.
    @discardableResult
    public static func delete(_ count: Int = 1, in field: UITextField) -> Obstacle? {
        if let obstacle = beginEditing(field) { return obstacle }
        for _ in 0..<count {
            guard field.typeDelete() else { break }
        }
        UIWindow.layoutAll()
        return nil
    }

    /// Selects a part of a field's text, counted in UTF-16; the next that is typed takes its place.
    @discardableResult
    public static func select(_ range: NSRange, in field: UITextField) -> Obstacle? {
        if let obstacle = beginEditing(field) { return obstacle }
        field.select(range)
        field.heldSelectionDidChange()
        return nil
    }

    /// Follows a link of a text view, as a tap on it does.
    @discardableResult
    public static func follow(_ url: URL, in view: UITextView) -> Obstacle? {
        if let obstacle = obstacle(to: view) { return obstacle }
        guard let range = view.range(of: url) else { return .missing }
        guard view.isSelectable else { return .disabled }
        let isAllowed =
            view.delegate?.textView(view, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
        guard isAllowed else { return .refused }
        UIApplication.shared.open(url)
        return nil
    }

    /// Clears a field with the button for it.
    @discardableResult
    public static func clear(_ field: UITextField) -> Obstacle? {
        if let obstacle = obstacle(to: field) { return obstacle }
        guard field.isShown(field.clearButtonMode), field.hasText else { return .missing }
        guard field.delegate?.textFieldShouldClear(field) ?? true else { return .refused }
        field.edit("")
        UIWindow.layoutAll()
        return nil
    }

    /// Taps the view where the keyboard does not write to it yet.
    private static func beginEditing(_ view: UIView) -> Obstacle? {
        guard !view.isFirstResponder else { return nil }
        if let obstacle = tap(view) { return obstacle }
        return view.isFirstResponder ? nil : .refused
    }
}
