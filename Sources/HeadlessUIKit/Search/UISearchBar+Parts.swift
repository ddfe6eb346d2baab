extension UISearchBar {
    /// How high the bar is, with the scopes where they are shown.
    var ownHeight: CGFloat { UISearchBar.height + (areScopesShown ? 44 : 0) }

    private var areScopesShown: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

    /// Makes the field and the buttons, once.
    func makeParts() {
        let listener = SearchFieldListener(of: self)
        self.listener = listener
        field.bar = self
        field.delegate = listener
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        cancelButton.setTitle("Cancel", for: .normal)
        bookmarkButton.setImage(UIImage(systemName: "book"), for: .normal)
        resultsButton.setImage(UIImage(systemName: "list.bullet"), for: .normal)
        onTap(of: cancelButton) { $0.cancelClicked() }
        onTap(of: bookmarkButton) { $0.delegate?.searchBarBookmarkButtonClicked($0) }
        onTap(of: resultsButton) { $0.delegate?.searchBarResultsListButtonClicked($0) }
        addSubview(field)
    }

    func makeScopes() {
        scopes?.removeFromSuperview()
        scopes = scopeButtonTitles.map { UISegmentedControl(items: $0) }
        scopes?.selectedSegmentIndex = selectedScopeButtonIndex
        scopes?.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func placeParts() {
        let row = CGRect(x: 8, y: 10, width: max(0, bounds.width - 16), height: 36)
        var end = row.maxX
        let parts = [
            (cancelButton, showsCancelButton, CGFloat(64)), (bookmarkButton, showsBookmarkButton, 36),
            (resultsButton, showsSearchResultsButton, 36),
        ]
        for (button, isShown, width) in parts {
            show(button, isShown)
            guard isShown else { continue }
            end -= width
            button.frame = CGRect(x: end, y: row.minY, width: width, height: row.height)
            end -= 8
        }
        field.frame = CGRect(x: row.minX, y: row.minY, width: max(0, end - row.minX), height: row.height)
        guard let scopes else { return }
        show(scopes, areScopesShown)
        scopes.frame = CGRect(x: row.minX, y: UISearchBar.height + 6, width: row.width, height: 32)
    }

    private func show(_ part: UIView, _ isShown: Bool) {
        if !isShown { return part.removeFromSuperview() }
        if part.superview !== self { addSubview(part) }
    }

    private func onTap(of button: UIButton, _ handler: @escaping (UISearchBar) -> Void) {
        let action = UIAction { [weak self] _ in
            guard let self else { return }
            handler(self)
        }
        button.addAction(action, for: .touchUpInside)
    }

    // MARK: What the user does

    private func textDidChange() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        searchController?.textDidChange()
    }

    private func scopeDidChange() {
        guard let scopes else { return }
        selectedScopeButtonIndex = scopes.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        searchController?.scopeDidChange()
    }

    private func cancelClicked() {
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
    }
}
