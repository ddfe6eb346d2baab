import ScreenTesting
import Testing

@MainActor @Suite struct ScreenDriverTests {
    @Test func `a new driver has neither loaded nor shown its screen`() {
        let driver = ScreenDriver(TaskListViewController())
        #expect(!driver.screen.isViewLoaded)
        #expect(driver.screen.navigationController == nil)
    }

    @Test func `loading does not show`() {
        let driver = ScreenDriver(TaskListViewController())
        driver.load()
        #expect(driver.screen.events == ["loadView"])
        #expect(driver.screen.view.window == nil)
        #expect(driver.title == "Tasks")
    }

    @Test(arguments: Presence.allCases)
    func `a screen that has appeared is in the window and has been told once`(presence: Presence) {
        let driver = ScreenDriver(TaskListViewController())
        driver.appear(as: presence)
        driver.appear(as: presence)
        #expect(driver.screen.view.window === driver.window)
        #expect(driver.screen.events == ["loadView", "viewDidAppear"])
    }

    @Test(arguments: Departure.allCases)
    func `a screen that has left is out of the window and has been told once`(departure: Departure) throws {
        let driver = ScreenDriver(TaskListViewController())
        driver.appear(as: departure.presence)
        try driver.leave(by: departure)
        #expect(driver.screen.view.window == nil)
        #expect(driver.screen.events.filter { $0 == "viewDidDisappear" }.count == 1)
    }

    @Test func `a screen cannot leave in a way it did not come`() throws {
        let driver = ScreenDriver(TaskListViewController())
        #expect(throws: ScreenProblem.self) { try driver.goBack() }
        driver.appear(as: .presented)
        let problem = try #require(throws: ScreenProblem.self) { try driver.goBack() }
        #expect(
            problem.description
                == "TaskListViewController cannot leave as 'popped': it came as 'presented'; call appear(as: .pushed)."
        )
    }

    @Test(arguments: Departure.allCases)
    func `a screen that nothing holds is freed`(departure: Departure) async throws {
        let isFreed = try await ScreenDriver.frees(TaskListViewController(["a"]), leaving: departure) { driver in
            try driver.select(row: 0)
        }
        #expect(isFreed)
    }

    @Test func `a screen that holds itself is not freed`() async throws {
        #expect(try await !ScreenDriver.frees(TaskListViewController(keepsItself: true)))
    }
}
