import Testing
import ThemeShopCore

@testable import Posters

@Suite struct PosterStoreTests {
    private let folder = URL.temporaryDirectory.appending(path: "PosterStoreTests-\(UUID())")

    @Test func `the posters that come with the app are readable and in order`() async throws {
        let posters = try await PosterStore.bundled(keptIn: folder).posters()
        #expect(posters.count == 5)
        #expect(posters == posters.inOrder())
    }

    @Test func `saved posters take the place of those that came with the app`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await PosterStore.bundled(keptIn: folder).save(Poster.samples.reversed())
        #expect(try await PosterStore.bundled(keptIn: folder).posters() == Poster.samples)
    }

    @Test func `a failed save says so and loses nothing`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder)
        let store = PosterStore.bundled(keptIn: folder)
        await #expect(throws: StoreError.unsaved("posters.json")) { try await store.save([]) }
        #expect(try await store.posters().count == 5)
    }

    @Test func `a store without a way to save does not pretend to have one`() async {
        let store = PosterStore(posters: { [] })
        await #expect(throws: StoreError.readOnly) { try await store.save([]) }
    }
}
