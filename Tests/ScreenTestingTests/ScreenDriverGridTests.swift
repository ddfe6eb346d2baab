import ScreenTesting
import Testing

@MainActor @Suite struct ScreenDriverGridTests {
    private let driver = ScreenDriver(GridViewController())

    init() {
        driver.appear()
    }

    @Test func `a grid is counted and read like a table`() throws {
        #expect(try driver.rowCount() == 3)
        #expect(try driver.rowCount(section: 1) == 60)
        #expect(driver.texts.filter { $0.hasPrefix("Item 0") } == ["Item 0.0", "Item 0.1", "Item 0.2"])
    }

    @Test func `an item far below is scrolled to and selected`() throws {
        try driver.select(item: 59, section: 1)
        #expect(driver.screen.picked == IndexPath(item: 59, section: 1))
        let cell: UICollectionViewCell = try driver.cell(item: 40, section: 1)
        #expect((cell.contentView.subviews.first as? UILabel)?.text == "Item 1.40")
    }

    @Test func `an item that is not there is named with what is`() throws {
        let problem = try #require(throws: ScreenProblem.self) { try driver.select(item: 3) }
        #expect(problem.description == "There is no row 3 in section 0: it has 3.")
    }
}
