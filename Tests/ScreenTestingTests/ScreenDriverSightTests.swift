import ScreenTesting
import Testing

@MainActor @Suite struct ScreenDriverSightTests {
    private let driver = ScreenDriver(TaskListViewController(["Milk", "Bread"]))

    init() {
        driver.appear()
    }

    @Test func `texts come in reading order`() throws {
        #expect(driver.texts.suffix(4) == ["What next?", "Add", "Milk", "Bread"])
        try driver.type("Eggs", tag: 100)
        #expect(driver.shows("Eggs"))
        #expect(!driver.shows("What next?"))
    }

    @Test func `what is hidden, transparent or outside is not seen`() {
        driver.screen.button.isHidden = true
        driver.screen.table.alpha = 0
        driver.screen.field.frame.origin.x = 400
        #expect(driver.texts.allSatisfy { !["What next?", "Add", "Milk", "Bread"].contains($0) })
    }

    @Test func `an overlay is seen while it lasts`() {
        #expect(!driver.shows(OverlayView.self))
        driver.screen.showOverlay()
        driver.advance(by: 0.4)
        #expect(driver.shows(OverlayView.self))
        #expect(driver.shows("Please wait"))
        driver.screen.hideOverlay()
        driver.advance(by: 0.39)
        #expect(driver.screen.overlay.superview != nil)
        driver.advance(by: 0.01)
        #expect(!driver.shows(OverlayView.self))
    }

    @Test func `a view is found by its tag and class`() throws {
        #expect(try driver.view(tag: 100, as: UITextField.self) === driver.screen.field)
        let button: UIButton = try driver.view(tag: 200)
        #expect(button === driver.screen.button)
    }

    @Test func `a tag that is missing, doubled or of another class is told`() throws {
        let missing = try #require(throws: ScreenProblem.self) { try driver.view(tag: 500, as: UIView.self) }
        #expect(
            missing.description == "TaskListViewController has no view with tag 500; its tags are 100, 200, 300, 400."
        )
        let other = try #require(throws: ScreenProblem.self) { try driver.view(tag: 200, as: UILabel.self) }
        #expect(other.description == "The view with tag 200 of TaskListViewController is a UIButton, not a UILabel.")
        driver.screen.field.tag = 200
        let doubled = try #require(throws: ScreenProblem.self) { try driver.view(tag: 200, as: UIView.self) }
        #expect(doubled.description == "TaskListViewController has 2 views with tag 200: UITextField, UIButton.")
    }

    @Test func `tags inside cells are the cells' own`() throws {
        let cell: UITableViewCell = try driver.cell(row: 0)
        cell.contentView.tag = 100
        #expect(try driver.view(tag: 100, as: UITextField.self) === driver.screen.field)
    }
}
