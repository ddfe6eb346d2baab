import PhotoAlbumCore
import ScreenTesting
import Testing

@MainActor
@Suite(.serialized) struct LoadingTests {
    @Test func `what is loaded is shown`() async {
        let driver = shown()
        driver.screen.load { [1, 2] }
        #expect(driver.shows("Loading"))
        await driver.settle()
        #expect(driver.screen.shown == [[1, 2]])
        #expect(driver.texts.isEmpty)
    }

    @Test func `an empty collection is shown under the empty view`() async {
        let driver = shown()
        driver.screen.load { [] }
        await driver.settle()
        #expect(driver.screen.shown == [[]])
        #expect(driver.texts == ["Empty"])
    }

    @Test func `what is thrown is kept and brings up the error view`() async {
        let driver = shown()
        driver.screen.load { throw StoreError.missing("file") }
        await driver.settle()
        #expect(driver.screen.shown.isEmpty)
        #expect(driver.screen.failure as? StoreError == .missing("file"))
        #expect(driver.texts == ["Failed"])
    }

    @Test func `loading again takes the error and the empty view away`() async {
        let driver = shown()
        for fruitless: @Sendable () async throws -> [Int] in [{ [] }, { throw StoreError.missing("file") }] {
            driver.screen.load(fruitless)
            await driver.settle()
            driver.screen.load { [1] }
            await driver.settle()
            #expect(driver.screen.failure == nil)
            #expect(driver.texts.isEmpty)
        }
    }

    @Test func `a new load takes the place of the one under way`() async {
        let driver = shown()
        let gate = Gate()
        driver.screen.load {
            await gate.pass()
            return [1]
        }
        await driver.settle()
        driver.screen.load { [2] }
        await driver.settle()
        await gate.open()
        await driver.settle()
        #expect(driver.screen.shown == [[2]])
        #expect(driver.texts.isEmpty)
    }

    @Test func `a screen that has left is shown nothing`() async throws {
        let driver = shown()
        let gate = Gate()
        driver.screen.load {
            await gate.pass()
            return [1]
        }
        await driver.settle()
        try driver.goBack()
        await gate.open()
        await driver.settle()
        #expect(driver.screen.shown.isEmpty)
    }

    private func shown() -> ScreenDriver<LoadingScreen> {
        let driver = ScreenDriver(LoadingScreen())
        driver.appear()
        return driver
    }
}

private final class LoadingScreen: PhotoAlbumViewController {
    private(set) var shown: [[Int]] = []

    func load(_ value: @escaping @Sendable () async throws -> [Int]) {
        load(value) { [weak self] value in self?.shown.append(value) }
    }

    override func loadingView() -> UIView? { MessageView("Loading") }
    override func errorView() -> UIView? { MessageView("Failed") }
    override func emptyView() -> UIView? { MessageView("Empty") }
}

/// Holds up who passes until it is opened; deaf to cancellation, as a careless store is.
private actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
