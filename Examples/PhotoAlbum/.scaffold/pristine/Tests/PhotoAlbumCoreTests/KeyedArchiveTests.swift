import PhotoAlbumCore
import Testing

@Suite struct KeyedArchiveTests {
    private let folder = URL.temporaryDirectory.appending(path: "KeyedArchiveTests-\(UUID())")

    @Test func `the file that came with the app is read`() async throws {
        #expect(try await archive("numbers").load() == [1, 2, 3])
    }

    @Test func `a file that is not there is an error`() async {
        await #expect(throws: StoreError.missing("gone.archive")) { try await archive("gone").load() }
    }

    @Test func `a file that is not what it should be is an error`() async {
        let texts = KeyedArchive<[String]>("numbers", in: .module, keptIn: folder)
        await #expect(throws: StoreError.unreadable("numbers.archive")) { try await texts.load() }
    }

    @Test func `what was saved is read in place of the original`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await archive("numbers").save([4])
        try await archive("numbers").save([5])
        #expect(try await archive("numbers").load() == [5])
    }

    @Test func `a copy that was cut short gives way to the original`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await archive("numbers").save([4])
        let copy = folder.appending(path: "numbers.archive")
        try Data(contentsOf: copy).dropLast(9).write(to: copy)
        #expect(try await archive("numbers").load() == [1, 2, 3])
    }

    @Test func `a failed save leaves what was saved before`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let archive = KeyedArchive<Fickle>("fickle", in: .module, keptIn: folder)
        try await archive.save(Fickle(isWritable: true))
        await #expect(throws: StoreError.unsaved("fickle.archive")) {
            try await archive.save(Fickle(isWritable: false))
        }
        #expect(try await archive.load().isWritable)
    }

    @Test func `a folder that cannot be made is an error, and the original is still there`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder)
        await #expect(throws: StoreError.unsaved("numbers.archive")) { try await archive("numbers").save([4]) }
        #expect(try await archive("numbers").load() == [1, 2, 3])
    }

    @Test func `of saves at the same time, one is kept whole`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let values = (1...20).map { Array(repeating: $0, count: $0 * 100) }
        try await withThrowingTaskGroup { group in
            for value in values { group.addTask { try await archive("numbers").save(value) } }
            try await group.waitForAll()
        }
        #expect(values.contains(try await archive("numbers").load()))
    }

    private func archive(_ name: String) -> KeyedArchive<[Int]> {
        KeyedArchive(name, in: .module, keptIn: folder)
    }
}

/// Can be written or not.
private struct Fickle: Codable {
    let isWritable: Bool

    init(isWritable: Bool) {
        self.isWritable = isWritable
    }

    func encode(to encoder: any Encoder) throws {
        guard isWritable else { throw CancellationError() }
        var container = encoder.singleValueContainer()
        try container.encode(["isWritable": true])
    }
}
