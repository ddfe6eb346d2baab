import GalleryCore
import ScreenTesting
import Testing

@testable import Hikes

@MainActor
@Suite(.serialized) struct HikesRestoringTests {
    private let last = Hike.samples.inSections().last?.items.last

    @Test func `UIKit is told under which name the screen's state is kept`() {
        #expect(HikesViewController(store: .sample).restorationIdentifier == "Hikes")
    }

    @Test func `what was picked last is selected again when the app is started anew`() async throws {
        let driver = try await shown(.sample, with: stateAfterPicking())
        #expect(try selected(in: driver) == [last])
    }

    @Test func `what was picked last is in sight again, and what is not restored is not scrolled to`() async throws {
        let fresh = try await shown(.sample, with: nil)
        #expect(try place(in: fresh) <= 0)
        let driver = try await shown(.sample, with: stateAfterPicking())
        #expect(try place(in: driver) > 0)
    }

    @Test func `what is restored late is selected too`() async throws {
        let state = try await stateAfterPicking()
        let driver = try await shown(.sample, with: nil)
        try restore(state, to: driver.screen)
        #expect(try selected(in: driver) == [last])
        #expect(try place(in: driver) > 0)
    }

    @Test func `where it is gone, nothing is selected`() async throws {
        let others = Hike.samples.filter { $0 != last }
        let driver = try await shown(HikeStore(hikes: { others }), with: stateAfterPicking())
        #expect(try driver.rowCounts().reduce(0, +) == 2)
        #expect(try selected(in: driver).isEmpty)
    }

    @Test func `where nothing was picked, nothing is selected`() async throws {
        let driver = try await shown(.sample, with: state(of: HikesViewController(store: .sample)))
        #expect(try selected(in: driver).isEmpty)
    }

    @Test func `what is picked stays selected when all is loaded again, and the user's place stays too`() async throws {
        let driver = try await shown(.sample, with: stateAfterPicking())
        try list(in: driver).contentOffset = .zero
        driver.screen.loadData()
        await driver.settle()
        #expect(try selected(in: driver) == [last])
        #expect(try place(in: driver) <= 0)
    }

    private func stateAfterPicking() async throws -> Data {
        let driver = try await shown(.sample, with: nil, height: 844)
        let rows = try driver.rowCounts()
        try driver.select(row: (rows.last ?? 0) - 1, section: rows.count - 1)
        #expect(try selected(in: driver) == [last])
        return state(of: driver.screen)
    }

    private func state(of screen: HikesViewController) -> Data {
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        screen.encodeRestorableState(with: coder)
        return coder.encodedData
    }

    private func restore(_ state: Data, to screen: HikesViewController) throws {
        let coder = try NSKeyedUnarchiver(forReadingFrom: state)
        screen.decodeRestorableState(with: coder)
        coder.finishDecoding()
    }

    /// The screen in an app that is started anew; without another `height` too low for all its hikes.
    private func shown(
        _ store: HikeStore,
        with state: Data?,
        height: CGFloat = 224
    ) async throws -> ScreenDriver<HikesViewController> {
        let size = CGSize(width: 390, height: height)
        let driver = ScreenDriver(HikesViewController(store: store), size: size)
        if let state { try restore(state, to: driver.screen) }
        driver.appear()
        await driver.settle()
        return driver
    }

    private func list(in driver: ScreenDriver<HikesViewController>) throws -> UITableView {
        try driver.view(tag: HikesViewController.Tag.table.rawValue)
    }

    private func place(in driver: ScreenDriver<HikesViewController>) throws -> CGFloat {
        try list(in: driver).contentOffset.y
    }

    private func selected(in driver: ScreenDriver<HikesViewController>) throws -> [Hike?] {
        let paths = try list(in: driver).indexPathsForSelectedRows ?? []
        return paths.map { driver.screen.dataSource?.item(at: $0) }
    }
}
