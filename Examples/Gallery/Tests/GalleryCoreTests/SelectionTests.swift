import GalleryCore
import ScreenTesting
import Testing

@MainActor
@Suite(.serialized) struct SelectionTests {
    private let state = Selection(photoID: 12, isOpen: true)

    @Test func `what one screen changes, another one shows`() {
        let (one, other) = (ScreenDriver(SelectionScreen(state)), ScreenDriver(SelectionScreen(state)))
        one.load()
        other.load()
        one.screen.change()
        for screen in [one.screen, other.screen] {
            #expect(screen.heard.photoID == [12, 19])
            #expect(screen.heard.isOpen == [true, false])
        }
    }

    @Test(arguments: Departure.allCases)
    func `a screen that has left hears no more`(departure: Departure) throws {
        let driver = ScreenDriver(SelectionScreen(state))
        driver.appear(as: departure.presence)
        try driver.leave(by: departure)
        state.photoID.value = 19
        #expect(driver.screen.heard.photoID == [12])
        state.isOpen.value = false
        #expect(driver.screen.heard.isOpen == [true])
    }

    @Test(arguments: Departure.allCases)
    func `the state holds no screen that has left`(departure: Departure) async throws {
        #expect(try await ScreenDriver.frees(SelectionScreen(state), leaving: departure))
    }
}
