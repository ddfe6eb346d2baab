import ProfileCore
import ScreenTesting
import Testing

@testable import PersonPage

extension PersonPageScreenTests {
    @Test func `in the background nobody is seen, and in front again the page is as it was`() async throws {
        let driver = try await ScreenDriver.shown(.sample)
        try driver.tap("Fill")
        driver.screen.enterBackground()
        #expect(try driver.labels == nobody)
        driver.screen.enterForeground()
        #expect(try driver.labels == person)
    }

    @Test func `an empty page stays empty when the app comes to the front`() async throws {
        let driver = try await ScreenDriver.shown(.sample)
        driver.screen.enterBackground()
        driver.screen.enterForeground()
        #expect(try driver.labels == nobody)
    }

    @Test func `short memory drops the person who is not on the page, and the next fill loads again`() async throws {
        let attempts = Attempts()
        let driver = try await ScreenDriver.shown(.counting(attempts))
        driver.screen.didReceiveMemoryWarning()
        try driver.tap("Fill")
        #expect(try driver.labels == nobody)
        await driver.settle()
        try driver.tap("Fill")
        #expect(try driver.labels == person)
        #expect(await attempts.count == 2)
    }

    @Test func `short memory leaves the person who is on the page`() async throws {
        let attempts = Attempts()
        let driver = try await ScreenDriver.shown(.counting(attempts))
        try driver.tap("Fill")
        driver.screen.didReceiveMemoryWarning()
        driver.screen.enterForeground()
        #expect(try driver.labels == person)
        #expect(await attempts.count == 1)
    }

    @Test func `on a new day the person is loaded again`() async throws {
        let attempts = Attempts()
        let driver = try await ScreenDriver.shown(.counting(attempts))
        newDay()
        await driver.settle()
        #expect(await attempts.count == 2)
    }

    @Test func `a page that has left hears of no day any more`() async throws {
        let attempts = Attempts()
        let driver = try await ScreenDriver.shown(.counting(attempts))
        try driver.goBack()
        newDay()
        await driver.settle()
        #expect(await attempts.count == 1)
    }

    @Test func `VoiceOver clears the page at the name, until the page has left`() async throws {
        let driver = try await ScreenDriver.shown(.sample)
        try driver.tap("Fill")
        let nameLabel: UILabel = try driver.view(tag: Tag.nameLabel.rawValue)
        let action = try #require(nameLabel.accessibilityCustomActions?.first)
        #expect(action.name == "Clear")
        #expect(action.actionHandler?(action) == true)
        #expect(try driver.labels == nobody)
        try driver.goBack()
        #expect(nameLabel.accessibilityCustomActions?.isEmpty != false)
    }

    @Test func `a page that has left lets go of the person`() async throws {
        let driver = try await ScreenDriver.shown(.sample)
        try driver.goBack()
        driver.appear()
        let fillButton: UIButton = try driver.view(tag: Tag.fillButton.rawValue)
        fillButton.sendActions(for: .touchUpInside)
        #expect(try driver.labels == nobody)
    }

    private func newDay() {
        NotificationCenter.default.post(name: UIApplication.significantTimeChangeNotification, object: nil)
    }
}
