import ScreenTesting
import Testing

@MainActor @Suite struct ScreenDriverTouchTests {
    private let driver = ScreenDriver(TaskListViewController(["Milk", "Bread"]))

    init() {
        driver.appear()
    }

    @Test func `typing and tapping do what a person does`() throws {
        try driver.type("Eggs", tag: 100)
        #expect(driver.screen.field.text == "Eggs")
        try driver.tap(tag: 200)
        #expect(driver.screen.tasks == ["Milk", "Bread", "Eggs"])
        #expect(try driver.rowCount() == 3)
    }

    @Test func `typing replaces what the field held`() throws {
        try driver.type("one", tag: 100)
        try driver.type("two", tag: 100)
        #expect(driver.screen.field.text == "two")
    }

    @Test func `a tap flips a switch and a disabled button says so`() throws {
        try driver.tap(tag: 300)
        #expect(driver.screen.toggle.isOn)
        let problem = try #require(throws: ScreenProblem.self) { try driver.tap(tag: 200) }
        #expect(problem.description == "The UIButton with tag 200 is disabled.")
    }

    @Test func `a covered button cannot be tapped`() throws {
        driver.screen.showOverlay()
        driver.advance(by: 0.4)
        let problem = try #require(throws: ScreenProblem.self) { try driver.tap(tag: 200) }
        #expect(problem.description.hasPrefix("The UIButton with tag 200 is covered by"))
    }

    @Test func `a button is tapped by its title`() throws {
        try driver.type("Eggs", tag: 100)
        try driver.tap("Add")
        #expect(driver.screen.tasks.last == "Eggs")
        let problem = try #require(throws: ScreenProblem.self) { try driver.tap("Remove") }
        #expect(problem.description.hasPrefix("There is no button \"Remove\"; on screen: "))
        #expect(problem.description.contains("\"Add\""))
    }

    @Test func `a label takes no text`() throws {
        let problem = try #require(throws: ScreenProblem.self) { try driver.type("a", tag: 200) }
        #expect(problem.description.hasPrefix("The UIButton with tag 200"))
    }

    @Test func `selecting a row reaches the delegate`() throws {
        try driver.select(row: 1)
        #expect(driver.screen.picked == "Bread")
        try driver.select(item: 0, list: 400)
        #expect(driver.screen.picked == "Milk")
    }

    @Test func `a row far below is scrolled to`() throws {
        driver.screen.tasks = (1...100).map { "Task \($0)" }
        driver.screen.table.reloadData()
        try driver.select(row: 99)
        #expect(driver.screen.picked == "Task 100")
        #expect(try driver.cell(row: 50, as: UITableViewCell.self).textLabel?.text == "Task 51")
    }

    @Test func `a row that is not there is named with what is`() throws {
        let row = try #require(throws: ScreenProblem.self) { try driver.select(row: 2) }
        #expect(row.description == "There is no row 2 in section 0: it has 2.")
        let section = try #require(throws: ScreenProblem.self) { try driver.rowCount(section: 1) }
        #expect(section.description == "There is no section 1: the list has 1.")
        let list = try #require(throws: ScreenProblem.self) { try driver.rowCount(list: 200) }
        #expect(list.description == "The view with tag 200 of TaskListViewController is a UIButton, not a list.")
    }

    @Test func `a cell of another class is named`() throws {
        let problem = try #require(throws: ScreenProblem.self) {
            try driver.cell(row: 0, as: UICollectionViewCell.self)
        }
        #expect(
            problem.description
                == "The cell of row 0 in section 0 is a UITableViewCell, not a UICollectionViewCell."
        )
    }
}
