import GalleryCore
import Testing

@Suite struct VersionedFileTests {
    private let folder = URL.temporaryDirectory.appending(path: "VersionedFileTests-\(UUID())")
    private var place: URL { folder.appending(path: "scores.json") }

    @Test func `the file that came with the app is read`() async throws {
        #expect(try await file().load() == [1, 2, 3])
    }

    @Test func `a file that is nowhere is an error`() async {
        let gone = VersionedFile<[Int]>("gone", in: .module, keptIn: folder)
        await #expect(throws: StoreError.missing("gone.json")) { try await gone.load() }
    }

    @Test func `what was saved is read in place of the original`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await file().save([4])
        try await file().save([5])
        #expect(try await file().load() == [5])
    }

    @Test(arguments: [
        "", "[4]", #"{"version": 1, "value": [4, "#, #"{"version": 1, "value": ["4"]}"#,
        #"{"version": 0, "value": [4]}"#,
    ])
    func `a file that is not what it should be is an error, and stays`(text: String) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try keep(text)
        await #expect {
            try await file().load()
        } throws: {
            $0.localizedDescription == "scores.json cannot be read."
        }
        await #expect(throws: StoreError.unsaved("scores.json")) { try await file().save([5]) }
        #expect(try String(contentsOf: place, encoding: .utf8) == text)
    }

    @Test func `developers are told what in a file is wrong`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try keep(#"{"version": 1, "value": [4, "5"]}"#)
        await #expect(throws: StoreError.unreadable("scores.json", because: "value[1] is no Int")) {
            try await file().load()
        }
    }

    @Test func `a file of an earlier version is brought up to date step by step, and stays until a save`() async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = #"{"version": 1, "value": [1, 2]}"#
        try keep(first)
        let file = VersionedFile<[Score]>("scores", in: .module, keptIn: folder, migrations: migrations)
        #expect(try await file.load() == [Score(points: 1), Score(points: 2)])
        #expect(try String(contentsOf: place, encoding: .utf8) == first)
        try await file.save([Score(points: 3)])
        #expect(try String(contentsOf: place, encoding: .utf8).contains(#""version" : 3"#))
        #expect(try await file.load() == [Score(points: 3)])
    }

    @Test func `the file that came with the app is brought up to date too`() async throws {
        let file = VersionedFile<[Score]>("scores", in: .module, keptIn: folder, migrations: migrations)
        #expect(try await file.load().map(\.points) == [1, 2, 3])
    }

    @Test func `a step that fails is an error, and the file stays`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await file().save([4])
        let failing = Migration { (_: [Int]) -> [Int] in throw CancellationError() }
        let file = VersionedFile<[Int]>("scores", in: .module, keptIn: folder, migrations: [failing])
        await #expect(throws: StoreError.unreadable("scores.json", because: "CancellationError()")) {
            try await file.load()
        }
        #expect(try await self.file().load() == [4])
    }

    @Test func `a file of a newer version is an error, and stays`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let newer = #"{"version": 2, "value": {"scores": [1]}}"#
        try keep(newer)
        await #expect(throws: NewerVersion(file: "scores.json")) { try await file().load() }
        await #expect(throws: StoreError.unsaved("scores.json")) { try await file().save([5]) }
        #expect(try String(contentsOf: place, encoding: .utf8) == newer)
    }

    @Test func `a save that is cut short loses nothing`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await file().save([4])
        let cut = VersionedFile<[Int]>("scores", in: .module, keptIn: folder) { data, place in
            try data.prefix(data.count / 2).write(to: place.appendingPathExtension("part"))
            throw CocoaError(.fileWriteOutOfSpace)
        }
        await #expect(throws: StoreError.unsaved("scores.json")) { try await cut.save([5]) }
        #expect(try await file().load() == [4])
    }

    @Test func `of saves at the same time, one is kept whole`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let values = (1...20).map { Array(repeating: $0, count: $0 * 100) }
        try await withThrowingTaskGroup { group in
            for value in values { group.addTask { try await file().save(value) } }
            try await group.waitForAll()
        }
        #expect(values.contains(try await file().load()))
    }

    @Test func `dates are written as in ISO 8601`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = VersionedFile<[Date]>("scores", in: .module, keptIn: folder)
        try await file.save([Date(timeIntervalSince1970: 1_368_965_158)])
        #expect(try String(contentsOf: place, encoding: .utf8).contains("2013-05-19T12:05:58Z"))
        #expect(try await file.load() == [Date(timeIntervalSince1970: 1_368_965_158)])
    }

    private func file() -> VersionedFile<[Int]> {
        VersionedFile("scores", in: .module, keptIn: folder)
    }

    private func keep(_ text: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
    }

    private var migrations: [Migration] {
        [
            Migration { (scores: [Int]) in scores.map { ["points": $0] } },
            Migration { (scores: [[String: Int]]) in scores.map { Score(points: $0["points"] ?? 0) } },
        ]
    }
}

private struct Score: Codable, Equatable {
    let points: Int
}
