import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UISearchControllerTests {
    let journal = Journal()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = UIViewController()
    let found = UIViewController()
    let listener: SearchListener

    init() {
        listener = SearchListener(journal)
    }

    /// Shows a screen with a search in its navigation item.
    private func show(_ search: UISearchController) {
        search.searchResultsUpdater = listener
        search.delegate = listener
        screen.navigationItem.searchController = search
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    @Test func `typing begins the search and tells the updater of each letter`() {
        let search = UISearchController(searchResultsController: nil)
        show(search)
        #expect(!search.isActive)
        #expect(Headless.search(search, for: "ab") == nil)
        #expect(search.isActive)
        #expect(journal.take() == ["will present", "update '' active", "update 'a' active", "update 'ab' active"])
        Headless.advance(by: 0.5)
        #expect(journal.take() == ["did present"])
        #expect(screen.presentedViewController === search)
        #expect(Headless.search(search, for: "c") == nil)
        #expect(journal.take() == ["update 'a' active", "update '' active", "update 'c' active"])
    }

    @Test func `cancelling clears the words, tells the updater and ends the search`() {
        let search = UISearchController(searchResultsController: nil)
        show(search)
        #expect(Headless.cancel(search.searchBar) == .missing)
        Headless.search(search, for: "a")
        Headless.advance(by: 0.5)
        _ = journal.take()
        #expect(Headless.cancel(search.searchBar) == nil)
        #expect(journal.take() == ["will dismiss", "update '' idle"])
        Headless.advance(by: 0.5)
        #expect(journal.take() == ["did dismiss"])
        #expect(!search.isActive)
        #expect(!search.searchBar.showsCancelButton)
        #expect(!search.searchBar.isFirstResponder)
        #expect(screen.presentedViewController == nil)
    }

    @Test func `the results come with the first letter and go with the last`() {
        let search = UISearchController(searchResultsController: found)
        show(search)
        search.isActive = true
        Headless.advance(by: 0.5)
        #expect(search.searchBar.isFirstResponder)
        #expect(found.view.isHidden)
        Headless.search(search, for: "a")
        #expect(!found.view.isHidden)
        #expect(found.view.window === window)
        Headless.delete(in: search.searchBar.searchTextField)
        #expect(found.view.isHidden)
        search.showsSearchResultsController = true
        #expect(!found.view.isHidden)
    }

    @Test func `what is searched takes touches unless it is obscured`() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 50, y: 400, width: 100, height: 44)
        screen.view.addSubview(button)
        let search = UISearchController(searchResultsController: nil)
        show(search)
        Headless.search(search, for: "a")
        Headless.advance(by: 0.5)
        #expect(Headless.obstacle(to: button) != nil)
        search.obscuresBackgroundDuringPresentation = false
        #expect(Headless.obstacle(to: button) == nil)
    }

    @Test func `a search in a context that the screen defines leaves it free to present`() {
        let search = UISearchController(searchResultsController: nil)
        screen.definesPresentationContext = true
        show(search)
        Headless.search(search, for: "a")
        Headless.advance(by: 0.5)
        let alert = UIAlertController(title: "Found", message: nil, preferredStyle: .alert)
        screen.present(alert, animated: false)
        #expect(Headless.alert === alert)
        #expect(search.presentingViewController === screen)
    }

    @Test func `another scope tells the updater`() {
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.scopeButtonTitles = ["All", "New"]
        show(search)
        #expect(Headless.choose(scope: 1, in: search.searchBar) == .missing)
        Headless.search(search, for: "a")
        _ = journal.take()
        #expect(Headless.choose(scope: 1, in: search.searchBar) == nil)
        #expect(search.searchBar.selectedScopeButtonIndex == 1)
        #expect(journal.take() == ["update 'a' active"])
    }

    @Test func `the bar is below the title, and the screen below the bar`() {
        let search = UISearchController(searchResultsController: nil)
        show(search)
        #expect(search.searchBar.window === window)
        #expect(screen.view.safeAreaInsets.top == 155)
        screen.navigationItem.searchController = nil
        window.layoutIfNeeded()
        #expect(search.searchBar.window == nil)
        #expect(screen.view.safeAreaInsets.top == 103)
    }
}

/// A searcher that notes what it hears.
@MainActor
final class SearchListener: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    func updateSearchResults(for searchController: UISearchController) {
        let state = searchController.isActive ? "active" : "idle"
        journal.note("update '\(searchController.searchBar.text ?? "nil")' \(state)")
    }

    func willPresentSearchController(_ searchController: UISearchController) { journal.note("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { journal.note("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { journal.note("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { journal.note("did dismiss") }
}
