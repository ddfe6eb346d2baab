import GalleryCore
import Testing

@testable import ReviewForm

@Suite struct ReviewStoreTests {
    private let folder = URL.temporaryDirectory.appending(path: "ReviewStoreTests-\(UUID())")

    @Test func `the review that comes with the app is readable`() async throws {
        _ = try await ReviewStore.bundled(keptIn: folder).load()
    }

    @Test func `a saved review takes the place of the one that came with the app`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await ReviewStore.bundled(keptIn: folder).save(Review.samples[1])
        #expect(try await ReviewStore.bundled(keptIn: folder).load() == Review.samples[1])
    }

    @Test func `a failed save says so and loses nothing`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder)
        let store = ReviewStore.bundled(keptIn: folder)
        let before = try await store.load()
        await #expect(throws: StoreError.unsaved("review.json")) { try await store.save(Review.samples[1]) }
        #expect(try await store.load() == before)
    }

    @Test func `a store without a way to save does not pretend to have one`() async {
        let store = ReviewStore(load: { Review.samples[0] })
        await #expect(throws: StoreError.readOnly) { try await store.save(Review.samples[1]) }
    }
}
