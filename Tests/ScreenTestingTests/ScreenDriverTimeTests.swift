import Foundation
import ScreenTesting
import Testing

@MainActor @Suite struct ScreenDriverTimeTests {
    private let driver = ScreenDriver(TaskListViewController())

    init() {
        driver.appear()
    }

    @Test func `waiting ends as soon as the condition holds`() async throws {
        let screen = driver.screen
        Task {
            try? await Task.sleep(for: .milliseconds(20))
            screen.tasks = ["late"]
            screen.table.reloadData()
        }
        try await driver.wait(for: "one row") { try $0.rowCount() == 1 }
        #expect(driver.shows("late"))
    }

    @Test func `waiting in vain says for what and what is there instead`() async throws {
        let problem = try await #require(throws: ScreenProblem.self) {
            try await driver.wait(for: "three rows", atMost: .milliseconds(30)) { try $0.rowCount() == 3 }
        }
        #expect(problem.description.hasPrefix("Waited 0.03 seconds for three rows, in vain. On screen: "))
        #expect(problem.description.contains("\"Add\""))
    }

    @Test func `a machine that is busy elsewhere does not take the screen's time`() async throws {
        var looks = 0
        try await driver.wait(for: "three looks", atMost: .milliseconds(50)) { _ in
            looks += 1
            usleep(60_000)
            return looks == 3
        }
        #expect(looks == 3)
    }

    @Test func `waiting in vain tells why the last look failed`() async throws {
        let problem = try await #require(throws: ScreenProblem.self) {
            try await driver.wait(for: "a second list", atMost: .zero) { try $0.rowCount(list: 500) == 3 }
        }
        #expect(problem.description.contains("has no view with tag 500"))
    }

    @Test func `waiting lets animations end`() async throws {
        driver.screen.showOverlay()
        driver.screen.hideOverlay()
        try await driver.wait(for: "the overlay to go") { $0.screen.overlay.superview == nil }
        #expect(!driver.shows(OverlayView.self))
    }

    @Test func `settling runs ready work and ends animations`() async {
        let screen = driver.screen
        Task { screen.showOverlay() }
        await driver.settle()
        #expect(screen.overlay.alpha == 1)
        #expect(driver.shows(OverlayView.self))
    }

    // In a process of its own: what never rests would move other tests' time.
    @Test func `a screen on which something never rests is shown, driven and freed`() async {
        await #expect(processExitsWith: .success) {
            try await ScreenDriverTimeTests.driveWhatNeverRests()
        }
    }

    private static func driveWhatNeverRests() async throws {
        let isFreed = try await ScreenDriver.frees(RestlessViewController()) { driver in
            await driver.settle()
            let rounds = driver.screen.rounds
            try await driver.wait(for: "the next round") { $0.screen.rounds > rounds }
            driver.advance(by: 90)
            precondition(driver.screen.ball.center.y > 10_000)
        }
        precondition(isFreed)
    }
}
