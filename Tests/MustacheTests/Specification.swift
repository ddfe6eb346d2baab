import Foundation
import Mustache
import Testing

/// One file of Mustache's public specification.
struct Specification: Sendable, CustomTestStringConvertible {
    /// One template and what it gives.
    struct Case: Decodable, Sendable {
        let name: String
        let template: String
        let data: Value
        let partials: [String: String]?
        let expected: String
    }

    private struct File: Decodable {
        let tests: [Case]
    }

    let name: String
    let cases: [Case]

    var testDescription: String { name }

    static let folder = ProcessInfo.processInfo.environment["MUSTACHE_SPEC"]

    static let files: [Specification] = {
        guard let folder else { return [] }
        let url = URL(fileURLWithPath: folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().map { name in
            let data = (try? Data(contentsOf: url.appendingPathComponent(name))) ?? Data()
            let file = try? JSONDecoder().decode(File.self, from: data)
            return Specification(name: name, cases: file?.tests ?? [])
        }
    }()
}
