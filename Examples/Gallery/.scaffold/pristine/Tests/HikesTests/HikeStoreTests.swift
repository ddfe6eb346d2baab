import GalleryCore
import Testing

@testable import Hikes

@Suite struct HikeStoreTests {
    private let folder = URL.temporaryDirectory.appending(path: "HikeStoreTests-\(UUID())")

    @Test func `the hikes that come with the app are readable and in order`() async throws {
        let hikes = try await HikeStore.bundled(keptIn: folder).hikes()
        #expect(hikes.count == 5)
        #expect(hikes == hikes.inOrder())
    }

    @Test func `saved hikes take the place of those that came with the app`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await HikeStore.bundled(keptIn: folder).save(Hike.samples.reversed())
        #expect(try await HikeStore.bundled(keptIn: folder).hikes() == Hike.samples)
    }

    @Test func `a failed save says so and loses nothing`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder)
        let store = HikeStore.bundled(keptIn: folder)
        await #expect(throws: StoreError.unsaved("hikes.json")) { try await store.save([]) }
        #expect(try await store.hikes().count == 5)
    }

    @Test func `a store without a way to save does not pretend to have one`() async {
        let store = HikeStore(hikes: { [] })
        await #expect(throws: StoreError.readOnly) { try await store.save([]) }
    }
}
