import PhotoAlbumCore
import Testing

@testable import Details

@Suite struct AttributeStoreTests {
    private let folder = URL.temporaryDirectory.appending(path: "AttributeStoreTests-\(UUID())")

    @Test func `the attributes that come with the app are readable and in order`() async throws {
        let attributes = try await AttributeStore.bundled(keptIn: folder).attributes()
        #expect(attributes.count == 5)
        #expect(attributes == attributes.inOrder())
    }

    @Test func `saved attributes take the place of those that came with the app`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await AttributeStore.bundled(keptIn: folder).save(Attribute.samples.reversed())
        #expect(try await AttributeStore.bundled(keptIn: folder).attributes() == Attribute.samples)
    }

    @Test func `a failed save says so and loses nothing`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder)
        let store = AttributeStore.bundled(keptIn: folder)
        await #expect(throws: StoreError.unsaved("attributes.json")) { try await store.save([]) }
        #expect(try await store.attributes().count == 5)
    }

    @Test func `a store without a way to save does not pretend to have one`() async {
        let store = AttributeStore(attributes: { [] })
        await #expect(throws: StoreError.readOnly) { try await store.save([]) }
    }
}
