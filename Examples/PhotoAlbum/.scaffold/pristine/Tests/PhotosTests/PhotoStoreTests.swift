import PhotoAlbumCore
import Testing

@testable import Photos

@Suite struct PhotoStoreTests {
    private let folder = URL.temporaryDirectory.appending(path: "PhotoStoreTests-\(UUID())")

    @Test func `the photos that come with the app are readable and in order`() async throws {
        let photos = try await PhotoStore.bundled(keptIn: folder).photos()
        #expect(photos.count == 5)
        #expect(photos == photos.inOrder())
    }

    @Test func `saved photos take the place of those that came with the app`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await PhotoStore.bundled(keptIn: folder).save(Photo.samples.reversed())
        #expect(try await PhotoStore.bundled(keptIn: folder).photos() == Photo.samples)
    }

    @Test func `a failed save says so and loses nothing`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder)
        let store = PhotoStore.bundled(keptIn: folder)
        await #expect(throws: StoreError.unsaved("photos.archive")) { try await store.save([]) }
        #expect(try await store.photos().count == 5)
    }

    @Test func `a store without a way to save does not pretend to have one`() async {
        let store = PhotoStore(photos: { [] })
        await #expect(throws: StoreError.readOnly) { try await store.save([]) }
    }
}
