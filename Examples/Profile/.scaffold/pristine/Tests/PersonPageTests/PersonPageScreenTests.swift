import ProfileCore
import ScreenTesting
import Testing

@testable import PersonPage

@MainActor
@Suite(.serialized) struct PersonPageScreenTests {
    typealias Tag = PersonPageControls.Tag

    @Test func `each control of the xib is found by its tag`() throws {
        let driver = ScreenDriver(PersonPageViewController(store: .sample))
        driver.load()
        #expect(driver.screen.failure == nil)
        _ = try driver.view(tag: Tag.nameLabel.rawValue, as: ProfileLabel.self)
        _ = try driver.view(tag: Tag.ageLabel.rawValue, as: ProfileLabel.self)
    }

    @Test func `the controls stand one below the other, and those that do not fit can be scrolled to`() async throws {
        let driver = ScreenDriver(PersonPageViewController(store: .sample), size: CGSize(width: 320, height: 240))
        driver.appear()
        await driver.settle()
        let page = try #require(driver.screen.view.subviews.first)
        let scroll = try #require(page.subviews.first as? UIScrollView)
        let frames = try Tag.allCases.map { tag in
            let control = try driver.view(tag: tag.rawValue, as: UIView.self)
            return control.convert(control.bounds, to: scroll)
        }
        #expect(page.frame.size == driver.screen.view.bounds.size)
        #expect(scroll.contentSize.width == scroll.bounds.width)
        #expect(frames.allSatisfy { CGRect(origin: .zero, size: scroll.contentSize).contains($0) })
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
    }

    @Test func `the bar shows the screen's title`() {
        let driver = ScreenDriver(PersonPageViewController(store: .sample))
        driver.appear()
        #expect(driver.title == "Person page")
    }

    @Test func `the store's person is shown`() async throws {
        let driver = try await shown(.sample)
        #expect(!driver.shows(MessageView.self))
        let nameLabel = try driver.view(tag: Tag.nameLabel.rawValue, as: ProfileLabel.self)
        #expect(nameLabel.text == "First name")
    }

    @Test func `the loading view lies over the screen until the person is there`() async throws {
        let driver = ScreenDriver(PersonPageViewController(store: .sample))
        driver.appear()
        #expect(driver.shows("Loading the person…"))
        await driver.settle()
        #expect(!driver.shows(MessageView.self))
    }

    @Test func `a failing store brings up the error view, with the reason`() async throws {
        let driver = try await shown(.failing)
        #expect(driver.shows("The person could not be loaded.\nperson.json is missing from the app."))
    }

    @Test func `the error view lets the user try again`() async throws {
        let attempts = Attempts()
        let driver = try await shown(.recovering(attempts))
        try driver.tap("Try Again")
        await driver.settle()
        #expect(!driver.shows(MessageView.self))
        #expect(await attempts.count == 2)
    }

    @Test func `another theme restyles all that is on the screen`() async throws {
        let driver = try await shown(.sample)
        ThemeProvider.shared.theme = .night
        defer { ThemeProvider.shared.theme = .day }
        #expect(driver.screen.view.backgroundColor == .appOffWhite)
        let nameLabel = try driver.view(tag: Tag.nameLabel.rawValue, as: ProfileLabel.self)
        #expect(nameLabel.textColor == .personTitle)
    }

    @Test(arguments: Departure.allCases)
    func `the screen is freed, however it leaves`(departure: Departure) async throws {
        #expect(
            try await ScreenDriver.frees(PersonPageViewController(store: .sample), leaving: departure) { driver in
                await driver.settle()
            }
        )
    }

    @Test(arguments: [PersonStore.sample, .failing, .endless])
    func `a screen that is dropped before it was ever shown is freed`(store: PersonStore) async {
        var driver: ScreenDriver? = ScreenDriver(PersonPageViewController(store: store))
        weak var held: PersonPageViewController?
        held = driver?.screen
        driver?.load()
        await driver?.settle()
        driver = nil
        #expect(held == nil)
    }

    @Test func `a screen that has left lets go of its controls`() async throws {
        let driver = try await shown(.sample)
        weak var control: UIView?
        control = try driver.view(tag: Tag.allCases[0].rawValue)
        #expect(control != nil)
        try driver.goBack()
        await driver.settle()
        #expect(control == nil)
    }

    @Test func `a screen shown again after it left works as before`() async throws {
        let driver = try await shown(.recovering(Attempts()))
        try driver.goBack()
        driver.appear()
        await driver.settle()
        #expect(!driver.shows(MessageView.self))
        #expect(driver.screen.failure == nil)
    }

    private func shown(_ store: PersonStore) async throws -> ScreenDriver<PersonPageViewController> {
        let driver = ScreenDriver(PersonPageViewController(store: store))
        driver.appear()
        await driver.settle()
        return driver
    }
}
