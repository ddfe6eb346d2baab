import PhotoAlbumCore
import ScreenTesting
import Testing

@testable import Details

@MainActor
@Suite(.serialized) struct DetailsScreenTests {
    typealias Tag = DetailsViewController.Tag

    private let attributes = SharedState(Attribute.samples)

    @Test func `each control of the xib is found by its tag`() throws {
        let driver = ScreenDriver(DetailsViewController(attributes: attributes))
        driver.load()
        #expect(driver.screen.failure == nil)
        _ = try driver.view(tag: Tag.table.rawValue, as: UITableView.self)
    }

    @Test func `the table takes all the room`() throws {
        let driver = shown()
        let table: UITableView = try driver.view(tag: Tag.table.rawValue)
        #expect(table.frame == driver.screen.view.bounds)
    }

    @Test func `the bar shows the screen's title`() {
        #expect(shown().title == "Details")
    }

    @Test func `a row shows each attribute, stars where it is a rating`() throws {
        let driver = shown()
        #expect(try driver.rowCount() == 3)
        _ = try driver.cell(row: 0, as: RatingCell.self)
        for row in 1...2 {
            let cell = try driver.cell(row: row, as: AttributeCell.self)
            #expect(cell.titleLabel.text == Attribute.samples[row].title)
            #expect(driver.shows(Attribute.samples[row].text))
        }
    }

    @Test func `other attributes take the place of those that are shown`() throws {
        let driver = shown()
        attributes.value = [Attribute(title: "Only title", text: "Only text")]
        #expect(try driver.rowCount() == 1)
        #expect(driver.shows("Only text"))
        #expect(!driver.shows("Third text"))
    }

    @Test func `picking a row hands on its attribute`() throws {
        let driver = shown()
        var picked: [Attribute] = []
        driver.screen.onSelect = { picked.append($0) }
        try driver.select(row: 0)
        try driver.select(row: 2)
        #expect(picked == [Attribute.samples[0], Attribute.samples[2]])
        let table: UITableView = try driver.view(tag: Tag.table.rawValue)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `another theme restyles all that is on the screen`() throws {
        let driver = shown()
        let table: UITableView = try driver.view(tag: Tag.table.rawValue)
        let cell: AttributeCell = try driver.cell(row: 1)
        ThemeProvider.shared.theme = .night
        defer { ThemeProvider.shared.theme = .day }
        #expect(table.backgroundColor == .appOffWhite)
        #expect(cell.backgroundColor == .attributeBackground)
        #expect(cell.titleLabel.textColor == .attributeTitle)
    }

    @Test(arguments: Departure.allCases)
    func `the screen is freed, however it leaves, and the attributes stay`(departure: Departure) async throws {
        #expect(try await ScreenDriver.frees(DetailsViewController(attributes: attributes), leaving: departure))
        #expect(attributes.value == Attribute.samples)
    }

    @Test func `a screen that is dropped before it was ever shown is freed`() {
        var driver: ScreenDriver? = ScreenDriver(DetailsViewController(attributes: attributes))
        weak var held: DetailsViewController?
        held = driver?.screen
        driver?.load()
        driver = nil
        #expect(held == nil)
    }

    @Test func `a screen that has left lets go of its controls and its data source`() async throws {
        let driver = shown()
        weak var table: UITableView?
        weak var dataSource: DetailsDataSource?
        table = try driver.view(tag: Tag.table.rawValue)
        dataSource = table?.dataSource as? DetailsDataSource
        #expect(dataSource != nil)
        try driver.goBack()
        await driver.settle()
        #expect(table == nil)
        #expect(dataSource == nil)
    }

    @Test func `a screen shown again after it left works as before`() throws {
        let driver = shown()
        try driver.goBack()
        driver.appear()
        #expect(try driver.rowCount() == 3)
    }

    private func shown() -> ScreenDriver<DetailsViewController> {
        let driver = ScreenDriver(DetailsViewController(attributes: attributes))
        driver.appear()
        return driver
    }
}
