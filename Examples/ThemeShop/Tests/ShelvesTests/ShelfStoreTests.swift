import Testing
import ThemeShopCore

@testable import Shelves

@Suite struct ShelfStoreTests {
    private let folder = URL.temporaryDirectory.appending(path: "ShelfStoreTests-\(UUID())")

    @Test func `the shelves that come with the app are readable and in order`() async throws {
        let shelves = try await ShelfStore.bundled(keptIn: folder).shelves()
        #expect(shelves.count == 5)
        #expect(shelves == shelves.inOrder())
    }

    @Test func `saved shelves take the place of those that came with the app`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await ShelfStore.bundled(keptIn: folder).save(Shelf.samples.reversed())
        #expect(try await ShelfStore.bundled(keptIn: folder).shelves() == Shelf.samples)
    }

    @Test func `a failed save says so and loses nothing`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder)
        let store = ShelfStore.bundled(keptIn: folder)
        await #expect(throws: StoreError.unsaved("shelves.json")) { try await store.save([]) }
        #expect(try await store.shelves().count == 5)
    }

    @Test func `a store without a way to save does not pretend to have one`() async {
        let store = ShelfStore(shelves: { [] })
        await #expect(throws: StoreError.readOnly) { try await store.save([]) }
    }
}
