import ProfileCore
import Testing

@testable import PersonPage

@Suite struct PersonStoreTests {
    private let folder = URL.temporaryDirectory.appending(path: "PersonStoreTests-\(UUID())")

    @Test func `the person that comes with the app is readable`() async throws {
        let person = try await PersonStore.bundled(keptIn: folder).load()
        #expect(person == Person(id: 1, name: "包小强", age: 31.6))
    }

    @Test func `a saved person takes the place of the one that came with the app`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await PersonStore.bundled(keptIn: folder).save(Person.samples[1])
        #expect(try await PersonStore.bundled(keptIn: folder).load() == Person.samples[1])
    }

    @Test func `a failed save says so and loses nothing`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder)
        let store = PersonStore.bundled(keptIn: folder)
        let before = try await store.load()
        await #expect(throws: StoreError.unsaved("person.json")) { try await store.save(Person.samples[1]) }
        #expect(try await store.load() == before)
    }

    @Test func `a store without a way to save does not pretend to have one`() async {
        let store = PersonStore(load: { Person.samples[0] })
        await #expect(throws: StoreError.readOnly) { try await store.save(Person.samples[1]) }
    }
}
