import GalleryCore
import ScreenTesting
import Testing

@testable import News

@Suite struct NewsItemStoreTests {
    @Test func `saved news items are kept by the service, and come back in order`() async throws {
        let service = FakeService()
        try await NewsItemStore.online(service.web()).save(NewsItem.samples.reversed())
        #expect(try await NewsItemStore.online(service.web()).newsItems() == NewsItem.samples)
    }

    @Test func `a service that is busy for a while is asked again`() async throws {
        let service = FakeService(failures: 2)
        try await NewsItemStore.online(service.web()).save(NewsItem.samples)
        #expect(await service.waits == [.seconds(1), .seconds(2)])
        #expect(await service.requests.count == 3)
    }

    @Test func `a save that fails says so, and the service keeps what it had`() async throws {
        let service = FakeService()
        let store = NewsItemStore.online(service.web())
        try await store.save(NewsItem.samples)
        await service.fail(4)
        await #expect(throws: WebServiceError.refused(503)) { try await store.save([]) }
        #expect(try await store.newsItems() == NewsItem.samples)
    }

    @MainActor
    @Test(.timeLimit(.minutes(1)))
    func `leaving the screen calls off what it asked for`() async throws {
        let service = FakeService(isSilent: true)
        let driver = ScreenDriver(NewsViewController(store: .online(service.web())))
        driver.appear()
        await driver.settle()
        try driver.goBack()
        await service.callingOff()
        #expect(await service.requests.count == 1)
    }
}
