import Testing

@testable import GalleryCore

@Suite struct NotesStoreTests {
    private let samples: [Note] = [
        Note(id: 1, text: "First text", pinnedAt: Date(timeIntervalSince1970: 1_748_768_400)),
        Note(id: 2, text: "Second text", pinnedAt: Date(timeIntervalSince1970: 1_745_571_600)),
        Note(id: 3, text: "Third text", pinnedAt: nil),
    ]

    private let folder = URL.temporaryDirectory.appending(path: "NotesStoreTests-\(UUID())")

    @Test func `the notes that come with the app are readable`() async throws {
        #expect(try await NotesStore.bundled(keptIn: folder).notes().count == 5)
    }

    @Test func `saved notes take the place of those that came with the app`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await NotesStore.bundled(keptIn: folder).save(samples)
        #expect(try await NotesStore.bundled(keptIn: folder).notes() == samples)
    }

    @Test func `a failed save says so and loses nothing`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder)
        let store = NotesStore.bundled(keptIn: folder)
        await #expect(throws: StoreError.unsaved("notes-store.json")) { try await store.save([]) }
        #expect(try await store.notes().count == 5)
    }

    @Test func `a store without a way to save does not pretend to have one`() async {
        let store = NotesStore(notes: { [] })
        await #expect(throws: StoreError.readOnly) { try await store.save([]) }
    }
}
