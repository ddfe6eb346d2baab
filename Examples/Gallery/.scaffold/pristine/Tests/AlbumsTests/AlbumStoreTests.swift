import GalleryCore
import Testing

@testable import Albums

@Suite struct AlbumStoreTests {
    private let folder = URL.temporaryDirectory.appending(path: "AlbumStoreTests-\(UUID())")

    @Test func `the albums that come with the app are readable and in order`() async throws {
        let albums = try await AlbumStore.bundled(keptIn: folder).albums()
        #expect(albums.count == 5)
        #expect(albums == albums.inOrder())
    }

    @Test func `saved albums take the place of those that came with the app`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await AlbumStore.bundled(keptIn: folder).save(Album.samples.reversed())
        #expect(try await AlbumStore.bundled(keptIn: folder).albums() == Album.samples)
    }

    @Test func `a failed save says so and loses nothing`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder)
        let store = AlbumStore.bundled(keptIn: folder)
        await #expect(throws: StoreError.unsaved("albums.archive")) { try await store.save([]) }
        #expect(try await store.albums().count == 5)
    }

    @Test func `a store without a way to save does not pretend to have one`() async {
        let store = AlbumStore(albums: { [] })
        await #expect(throws: StoreError.readOnly) { try await store.save([]) }
    }
}
