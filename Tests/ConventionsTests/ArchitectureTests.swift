import Foundation
import LightFoundation
import Testing

@testable import Conventions

/// Our own rules over our own sources.
@Suite struct ArchitectureTests {
    // From the ground up; a module stands on lower ones only, but for those that go together.
    private static let levels: [[String]] = [
        ["Diagnostics", "LightFoundation", "TemplateFiles"],
        ["XibDocument", "BuiltinTemplates"],
        ["Mustache", "SwiftManifest", "Conventions", "HeadlessUIKit", "_Testing_UIKit"],
        ["UIKit", "ScreenTesting", "Planning"],
        ["Disk", "Toolchain"],
        ["ScaffoldKit"],
        ["Commands"],
        ["scaffold", "benchmarks"],
    ]

    // What comes with the toolchain, and who may invite it. The Foundation that the tool starts fast with is LightFoundation.
    private static let guests: [String: Set<String>] = [
        "Foundation": ["XibDocument", "HeadlessUIKit", "LightFoundation", "Toolchain", "benchmarks"],
        "FoundationEssentials": ["LightFoundation", "XibDocument"],
        "SwiftSyntax": ["SwiftManifest", "Conventions", "benchmarks"],
        "SwiftParser": ["SwiftManifest", "Conventions", "benchmarks"],
        "Dispatch": ["HeadlessUIKit", "ScaffoldKit", "Toolchain"],
        "Darwin": ["Commands", "Conventions", "Disk", "LightFoundation"],
        "Glibc": ["Commands", "Conventions", "Disk", "LightFoundation"],
        "Testing": ["_Testing_UIKit", "benchmarks"],
        // Apple's, where there is one.
        "UIKit": ["ScreenTesting"],
    ]

    private static let manifest = Result {
        Manifest(try String(contentsOf: OwnSources.root.appending(path: "Package.swift"), encoding: .utf8))
    }

    @Test(arguments: OwnSources.modules)
    func `a file holds one type and is named after it`(module: String) throws {
        let sources = try OwnSources.files(of: module)
        var settings = Settings()
        for rule in Rules.ids where rule != "F1" { settings.rules[rule] = .off }
        let (reader, read) = (SourceReader(settings), sources)
        let facts = Crew.map(read.count) { reader.facts(of: read[$0]) }
        let findings = Checker(sources, facts: facts, settings: settings).findings
        #expect(findings.map(\.diagnostic.description).joined(separator: "\n") == "")
    }

    @Test(arguments: OwnSources.modules)
    func `no file is longer than 250 lines`(module: String) throws {
        let long = try OwnSources.files(of: module).filter { source in source.text.count { $0.isNewline } > 250 }
        #expect(long.map(\.path).isEmpty)
    }

    @Test(arguments: OwnSources.modules)
    func `a module imports what it depends on, and what it may invite`(module: String) throws {
        let allowed = try #require(try Self.manifest.get().dependencies[module], "Package.swift has no \(module).")
        for source in try OwnSources.files(of: module) {
            let forbidden = OwnSources.imports(of: source).filter { name in
                !allowed.contains(name) && Self.guests[name]?.contains(module) != true
            }
            #expect(forbidden.sorted() == [], "\(source.path)")
        }
    }

    @Test func `a module depends on lower ones`() throws {
        let dependencies = try Self.manifest.get().dependencies
        #expect(Self.levels.joined().sorted() == dependencies.keys.sorted())
        for (level, modules) in Self.levels.enumerated() {
            let lower = Set(Self.levels[..<level].joined())
            for module in modules {
                #expect(dependencies[module, default: []].subtracting(lower).sorted() == [], "\(module)")
            }
        }
    }
}
