import Foundation
import LightFoundation
import Testing

@testable import Conventions

/// Our own rules over our own sources.
@Suite struct ArchitectureTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func sources(of module: String) throws -> [SwiftSource] {
        let folder = root.appending(path: "Sources/\(module)")
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            return SwiftSource(path: "Sources/\(module)/\(path)", module: module, text: text)
        }
    }

    private static let modules = [
        "BuiltinTemplates", "Commands", "Conventions", "Diagnostics", "Disk", "Mustache", "Planning", "ScaffoldKit",
        "SwiftManifest", "Toolchain", "XibDocument",
    ]

    @Test(arguments: modules)
    func `a file holds one type and is named after it`(module: String) throws {
        let sources = try Self.sources(of: module)
        var settings = Settings()
        for rule in Rules.ids where rule != "F1" { settings.rules[rule] = .off }
        let (reader, read) = (SourceReader(settings), sources)
        let facts = Crew.map(read.count) { reader.facts(of: read[$0]) }
        let findings = Checker(sources, facts: facts, settings: settings).findings
        #expect(findings.map(\.diagnostic.description).joined(separator: "\n") == "")
    }

    @Test(arguments: modules)
    func `no file is longer than 250 lines`(module: String) throws {
        let long = try Self.sources(of: module).filter { $0.text.split(separator: "\n").count > 250 }
        #expect(long.map(\.path).isEmpty)
    }
}
