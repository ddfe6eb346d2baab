import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UISearchBarTests {
    let journal = Journal()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let stage: Stage
    let delegate: SearchBarListener

    init() {
        delegate = SearchBarListener(journal)
        bar.delegate = delegate
        stage = Stage(bar)
    }

    @Test func `the delegate hears of typing and of the search key`() {
        #expect(Headless.search(bar, for: "ab") == nil)
        #expect(journal.take() == ["should begin", "began", "may 'a'", "changed to a", "may 'b'", "changed to ab"])
        #expect(Headless.tapSearchKey(of: bar) == nil)
        #expect(journal.take() == ["search"])
        #expect(bar.resignFirstResponder())
        #expect(journal.take() == ["should end", "ended"])
    }

    @Test func `text set in code is not told`() {
        bar.text = "a"
        #expect(bar.searchTextField.text == "a")
        #expect(journal.take() == [])
    }

    @Test func `a delegate may refuse editing and letters`() {
        delegate.allows = false
        #expect(Headless.search(bar, for: "a") == .refused)
        #expect(!bar.isFirstResponder)
        delegate.allows = true
        delegate.allowsText = false
        #expect(Headless.search(bar, for: "a") == nil)
        #expect(bar.text == "")
    }

    @Test func `the buttons tell the delegate`() {
        bar.showsBookmarkButton = true
        bar.showsSearchResultsButton = true
        bar.setShowsCancelButton(true, animated: false)
        bar.layoutIfNeeded()
        #expect(Headless.cancel(bar) == nil)
        #expect(Headless.tap(bar.bookmarkButton) == nil)
        #expect(Headless.tap(bar.resultsButton) == nil)
        #expect(journal.take() == ["cancel", "bookmark", "results"])
        bar.showsBookmarkButton = false
        bar.layoutIfNeeded()
        #expect(bar.bookmarkButton.superview == nil)
    }

    @Test func `scopes are shown below the field, and one is chosen`() {
        bar.scopeButtonTitles = ["All", "New"]
        bar.showsScopeBar = true
        bar.layoutIfNeeded()
        #expect(bar.intrinsicContentSize.height == 100)
        #expect(Headless.choose(scope: 1, in: bar) == nil)
        #expect(journal.take() == ["scope 1"])
        #expect(bar.selectedScopeButtonIndex == 1)
    }

    @Test func `the keyboard is the field's`() {
        #expect(bar.returnKeyType == .search)
        bar.autocapitalizationType = .none
        #expect(bar.searchTextField.autocapitalizationType == .none)
        bar.placeholder = "Search"
        #expect(bar.searchTextField.placeholder == "Search")
    }

    @Test func `tokens stand before the words, and are deleted after them`() {
        let field = bar.searchTextField
        field.insertToken(UISearchToken(icon: nil, text: "new"), at: 0)
        field.insertToken(UISearchToken(icon: nil, text: "old"), at: 5)
        #expect(field.tokens.count == 2)
        field.text = "a"
        field.deleteBackward()
        field.deleteBackward()
        #expect(field.tokens.count == 1)
        field.removeToken(at: 0)
        field.removeToken(at: 0)
        #expect(field.tokens.isEmpty)
    }

    @Test func `pictures are kept by what they are for`() {
        let image = UIImage()
        bar.setImage(image, for: .clear, state: .normal)
        #expect(bar.image(for: .clear, state: .normal) === image)
        #expect(bar.image(for: .clear, state: .highlighted) == nil)
        bar.setPositionAdjustment(UIOffset(horizontal: 1, vertical: 0), for: .search)
        #expect(bar.positionAdjustment(for: .search).horizontal == 1)
    }
}

/// A delegate that notes what it hears.
@MainActor
final class SearchBarListener: NSObject, UISearchBarDelegate {
    let journal: Journal
    var allows = true
    var allowsText = true

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        journal.note("should begin")
        return allows
    }

    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        journal.note("should end")
        return true
    }

    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        journal.note("may '\(text)'")
        return allowsText
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { journal.note("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { journal.note("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        journal.note("changed to \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { journal.note("search") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { journal.note("bookmark") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { journal.note("cancel") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { journal.note("results") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        journal.note("scope \(selectedScope)")
    }
}
