import ScreenTesting
import Testing

@MainActor
@Suite struct ScreenDriverGestureTests {
    @Test func `the rows of each section are counted`() throws {
        #expect(try shown().rowCounts() == [3, 60])
    }

    @Test func `a pull refreshes a list that can be refreshed`() throws {
        let driver = shown()
        let grid: UICollectionView = try driver.view(tag: 100)
        let missing = try #require(throws: ScreenProblem.self) { try driver.pullToRefresh() }
        #expect(missing.description.hasPrefix("The list "))
        let control = UIRefreshControl()
        var pulls = 0
        control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
        grid.refreshControl = control
        try driver.pullToRefresh()
        #expect(pulls == 1)
        #expect(control.isRefreshing)
    }

    @Test func `an action of an item is chosen from its menu`() throws {
        let driver = shown()
        try driver.choose("Delete", atRow: 2)
        #expect(driver.screen.deleted == [IndexPath(item: 2, section: 0)])
        let problem = try #require(throws: ScreenProblem.self) { try driver.choose("Share", atRow: 2) }
        #expect(problem.description.hasPrefix("The action \"Share\" of row 2 in section 0 "))
    }

    @Test func `a search is typed over the one before`() throws {
        let driver = shown()
        let missing = try #require(throws: ScreenProblem.self) { try driver.search(for: "a") }
        #expect(missing.description == "GridViewController has no search bar.")
        let search = UISearchController(searchResultsController: nil)
        driver.screen.navigationItem.searchController = search
        driver.advance(by: 1)
        try driver.search(for: "first")
        try driver.search(for: "second")
        #expect(search.searchBar.text == "second")
        #expect(search.isActive)
    }

    private func shown() -> ScreenDriver<GridViewController> {
        let driver = ScreenDriver(GridViewController())
        driver.appear()
        return driver
    }
}
