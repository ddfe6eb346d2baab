import Dispatch
import ProfileCore
import Testing

@Suite struct JSONArchiveTests {
    private let folder = URL.temporaryDirectory.appending(path: "JSONArchiveTests-\(UUID())")

    @Test func `the file that came with the app is read`() async throws {
        #expect(try await archive("numbers").load() == [1, 2, 3])
    }

    @Test func `a file that did not come with the app is an error`() async {
        await #expect(throws: StoreError.missing("gone.json")) { try await archive("gone").load() }
    }

    @Test func `a file that is cut short is an error`() async {
        await #expect {
            try await archive("torn").load()
        } throws: {
            $0.localizedDescription == "torn.json cannot be read."
        }
    }

    @Test func `developers are told what in a file is wrong`() async throws {
        let fields = JSONArchive<[[String: Int]]>("numbers", in: .module, keptIn: folder)
        await #expect(throws: StoreError.unreadable("numbers.json", because: "[0] is no Dictionary<String, Any>")) {
            try await fields.load()
        }
    }

    @Test func `what was saved is read in place of the original`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await archive("numbers").save([4])
        try await archive("numbers").save([5])
        #expect(try await archive("numbers").load() == [5])
    }

    @Test func `a copy that cannot be read is an error, and gives way to nothing`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await archive("numbers").save([4])
        let copy = folder.appending(path: "numbers.json")
        try Data("[4, null]".utf8).write(to: copy)
        await #expect(throws: StoreError.unreadable("numbers.json", because: "[1] is null")) {
            try await archive("numbers").load()
        }
        await #expect(throws: StoreError.unsaved("numbers.json")) { try await archive("numbers").save([5]) }
        #expect(try String(contentsOf: copy, encoding: .utf8) == "[4, null]")
    }

    @Test func `a failed save leaves what was saved before`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let archive = JSONArchive<[Double]>("numbers", in: .module, keptIn: folder)
        try await archive.save([4])
        await #expect(throws: StoreError.unsaved("numbers.json")) { try await archive.save([.infinity]) }
        #expect(try await archive.load() == [4])
    }

    @Test func `a folder that cannot be made is an error, and the original is still there`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder)
        await #expect(throws: StoreError.unsaved("numbers.json")) { try await archive("numbers").save([4]) }
        #expect(try await archive("numbers").load() == [1, 2, 3])
    }

    @Test func `dates are written as in ISO 8601`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let archive = JSONArchive<[Date]>("dates", in: .module, keptIn: folder)
        let dates = [Date(timeIntervalSince1970: 1_368_965_158)]
        try await archive.save(dates)
        let text = try String(contentsOf: folder.appending(path: "dates.json"), encoding: .utf8)
        #expect(text.contains("2013-05-19T12:05:58Z"))
        #expect(try await archive.load() == dates)
    }

    @MainActor
    @Test func `the main actor is free while a file is read`() async throws {
        let archive = JSONArchive<Patient>("numbers", in: .module, keptIn: folder)
        Task { Patient.mainActorIsFree.signal() }
        #expect(try await archive.load().wasServed)
    }

    private func archive(_ name: String) -> JSONArchive<[Int]> {
        JSONArchive(name, in: .module, keptIn: folder)
    }
}

/// Waits, while it is decoded, for the main actor to find time for it.
private struct Patient: Codable {
    static let mainActorIsFree = DispatchSemaphore(value: 0)
    let wasServed: Bool

    init(from decoder: any Decoder) {
        wasServed = Self.mainActorIsFree.wait(timeout: .now() + 60) == .success
    }
}
