import GalleryCore
import Testing

@testable import Places

@Suite struct PlaceStoreTests {
    private let folder = URL.temporaryDirectory.appending(path: "PlaceStoreTests-\(UUID())")

    @Test func `the places that come with the app are readable and in order`() async throws {
        let places = try await PlaceStore.bundled(keptIn: folder).places()
        #expect(places.count == 5)
        #expect(places == places.inOrder())
    }

    @Test func `saved places take the place of those that came with the app`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await PlaceStore.bundled(keptIn: folder).save(Place.samples.reversed())
        #expect(try await PlaceStore.bundled(keptIn: folder).places() == Place.samples)
    }

    @Test func `a failed save says so and loses nothing`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder)
        let store = PlaceStore.bundled(keptIn: folder)
        await #expect(throws: StoreError.unsaved("places.json")) { try await store.save([]) }
        #expect(try await store.places().count == 5)
    }

    @Test func `a store without a way to save does not pretend to have one`() async {
        let store = PlaceStore(places: { [] })
        await #expect(throws: StoreError.readOnly) { try await store.save([]) }
    }
}
