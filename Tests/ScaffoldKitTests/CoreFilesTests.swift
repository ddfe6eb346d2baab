import Diagnostics
import Planning
import Testing

@testable import ScaffoldKit

/// What a screen needs of the core comes along with it, where the core lacks it: in a new app, which begins with what
/// all screens stand on, and in one made before there was such a file.
@Suite struct CoreFilesTests {
    private static let kinds: [[String: String]] =
        ["list", "grid", "detail", "form"].flatMap { layout in
            ["json", "archive", "file", "web"].map { ["layout": layout, "source": $0] }
        } + [
            ["layout": "settings"], ["section-by": "title", "with": "refresh,delete,search,restore"],
            ["layout": "grid", "section-by": "title", "with": "refresh,delete,search,restore"],
        ]

    @Test(arguments: kinds)
    func `the first screen of an app brings along what it needs of the core`(kind: [String: String]) throws {
        let app = try TemporaryApp()
        defer { app.remove() }
        let files = try app.files().merging(app.brought(by: kind)) { $1 }
        #expect(app.coreTypes(namedIn: files).isSubset(of: app.coreTypes(in: files)))
    }

    @Test func `an app from which such files were removed gets them again with the next screen that needs them`() throws
    {
        let app = try TemporaryApp()
        defer { app.remove() }
        let base = try app.files()
        // An app has one screen for its settings, which need of the core what a list does.
        let kinds = Self.kinds.filter { $0["layout"] != "settings" }
        for (index, kind) in kinds.enumerated() { try app.add("First\(index)Trips", kind) }
        let added = try app.files().filter { base[$0.key] == nil && app.isCore($0.key) }
        #expect(added.count > 30)
        for path in added.keys { try app.remove(path) }
        let brought = try kinds.map(app.brought)
        for (path, text) in added { #expect(brought.contains { $0[path] == text }, "\(path)") }
        for files in brought {
            let all = base.merging(files) { $1 }
            #expect(app.coreTypes(namedIn: files).isSubset(of: app.coreTypes(in: all)))
        }
    }

    @Test func `what a screen brought along is its own alone, and is left alone by later ones`() throws {
        let app = try TemporaryApp()
        defer { app.remove() }
        try app.add("Trips", ["layout": "form", "source": "file"])
        try app.edit("Sources/TravelCore/Forms/TypedText.swift", into: "// Edited.\n")
        #expect(try app.brought(by: ["layout": "form", "source": "file"]).keys.allSatisfy { !app.isCore($0) })
        try app.add("Hikes", ["layout": "form", "source": "file"])
        let records = try ["Trips", "Hikes"].map { try app.record(of: $0).files.keys.filter(app.isCore) }
        #expect(records[0].contains("Sources/TravelCore/Forms/TypedText.swift"))
        #expect(records[1].isEmpty)
    }

    @Test func `of two screens that a new app begins with, the first has what both need of the core`() throws {
        let app = try TemporaryApp(screens: ["Trips", "Hikes"])
        defer { app.remove() }
        let records = try ["Trips", "Hikes"].map { try app.record(of: $0).files.keys.filter(app.isCore) }
        #expect(records[0].contains("Sources/TravelCore/Lists/ArrayDataSource.swift"))
        #expect(records[1].isEmpty)
    }

    @Test func `a new app with a list carries nothing that only other kinds of screens need`() throws {
        let app = try TemporaryApp(screens: ["Trips"])
        defer { app.remove() }
        let files = try app.files().keys
        #expect(files.contains("Sources/TravelCore/Lists/ListSection.swift"))
        #expect(files.allSatisfy { !$0.contains("Forms/") && !$0.contains("PageView") && !$0.contains("TypedText") })
    }

    @Test func `no model is named like what the core may get one day`() throws {
        let app = try TemporaryApp()
        defer { app.remove() }
        #expect(throws: Diagnostic.self) { try app.brought(by: ["model": "TypedText"]) }
        #expect(throws: Diagnostic.self) { try app.brought(by: ["model": "KeyedArchive"]) }
    }
}
