import ProfileCore
import ScreenTesting
import Testing

@testable import PersonPage

extension PersonPageScreenTests {
    @Test func `the page begins empty although the person is there`() async throws {
        let driver = try await ScreenDriver.shown(.sample)
        #expect(try driver.labels == nobody)
        #expect(!driver.shows(MessageView.self))
    }

    @Test func `one button fills the page, the other clears it, as often as one likes`() async throws {
        let driver = try await ScreenDriver.shown(.sample)
        for _ in 1...2 {
            try driver.tap(tag: 300)
            #expect(try driver.labels == person)
            try driver.tap(tag: 400)
            #expect(try driver.labels == nobody)
        }
    }

    @Test func `a page that was filled begins empty when it is shown again`() async throws {
        let driver = try await ScreenDriver.shown(.sample)
        try driver.tap("Fill")
        try driver.goBack()
        driver.appear()
        await driver.settle()
        #expect(try driver.labels == nobody)
        try driver.tap("Fill")
        #expect(try driver.labels == person)
    }

    @Test func `the buttons are heard once, however often the page has been shown`() async throws {
        let driver = try await ScreenDriver.shown(.sample)
        try driver.goBack()
        driver.appear()
        await driver.settle()
        let fillButton = try driver.view(tag: 300, as: UIButton.self)
        var actions = 0
        fillButton.enumerateEventHandlers { _, _, event, _ in actions += event == .touchUpInside ? 1 : 0 }
        #expect(actions == 1)
    }
}
