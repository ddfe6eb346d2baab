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
        await #expect {
            try await texts.load()
        } throws: {
            $0.localizedDescription == "numbers.archive cannot be read."
        }
    }

    @Test func `developers are told which field is missing`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await KeyedArchive<[String: Int]>("fields", in: .module, keptIn: folder).save(["width": 3])
        let fickle = KeyedArchive<Fickle>("fields", in: .module, keptIn: folder)
        await #expect(throws: StoreError.unreadable("fields.archive", because: "isWritable is missing")) {
            try await fickle.load()
        }
    }

    @Test func `what was saved is read in place of the original`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await archive("numbers").save([4])
        try await archive("numbers").save([5])
        #expect(try await archive("numbers").load() == [5])
    }

    @Test func `a copy that was cut short is an error, and gives way to nothing`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await archive("numbers").save([4])
        let copy = folder.appending(path: "numbers.archive")
        let torn = try Data(contentsOf: copy).dropLast(9)
        try torn.write(to: copy)
        await #expect(throws: StoreError.self) { try await archive("numbers").load() }
        await #expect(throws: StoreError.unsaved("numbers.archive")) { try await archive("numbers").save([5]) }
        #expect(try Data(contentsOf: copy) == torn)
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
