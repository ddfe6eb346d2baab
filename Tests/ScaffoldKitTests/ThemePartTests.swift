import BuiltinTemplates
import Diagnostics
import Foundation
import Planning
import Testing

@testable import ScaffoldKit

/// A theme more, which is the part that adds to a source that is there.
@Suite final class ThemePartTests {
    private static let list = "Sources/GalleryCore/Theme/Theme.swift"
    private let home = FileManager.default.temporaryDirectory.appending(path: "ThemePartTests-\(UUID())")
    private let library: TemplateLibrary
    private var root: URL { home.appending(path: "Examples/Gallery") }

    init() throws {
        let folder = home.path
        let workplace = Workplace(
            currentFolder: folder,
            checkout: folder,
            templates: BuiltinTemplates.folder,
            environment: [:]
        )
        library = TemplateLibrary(of: workplace)
        let examples = home.appending(path: "Examples")
        try FileManager.default.createDirectory(at: examples, withIntermediateDirectories: true)
        _ = try AppCreator(
            name: "Gallery",
            in: examples.path,
            screens: [],
            answers: [:],
            template: library.template("app"),
            workplace: workplace
        ).commit { _ in }
    }

    deinit {
        try? FileManager.default.removeItem(at: home)
    }

    @Test func `it stands in the list, and again changes nothing`() throws {
        let before = try text(Self.list)
        let made = try theme("sepia").commit { _ in }
        let edited = before.replacingOccurrences(of: "[day, night]", with: "[day, night, sepia]")
        #expect(try text(Self.list) == edited)
        #expect(made.outline.steps.filter { $0.kind == .replace }.map { "\($0.path)" } == [Self.list])
        #expect(try theme("Sepia").propose().outline.changesNothing)
        _ = try theme("Dusk", ["ground": "dark"]).commit { _ in }
        #expect(try text(Self.list).contains("[day, night, sepia, dusk]"))
    }

    @Test func `who listed it by hand finds it left so`() throws {
        let listed = try text(Self.list).replacingOccurrences(of: "[day, night]", with: "[.sepia, .day,  .night]")
        try write(listed)
        _ = try theme("Sepia").commit { _ in }
        #expect(try text(Self.list) == listed)
    }

    @Test(arguments: ["Day", "night", "all"])
    func `a name that the themes have already is refused`(name: String) throws {
        let problem = try #require(throws: Diagnostic.self) { try theme(name).propose() }
        #expect(problem.message == "'Theme' has '\(name.lowercased())' already.")
        #expect(problem.place?.file == Self.list)
    }

    @Test func `a list that is not understood stops it, with the line to write, before the first byte`() throws {
        let odd = try text(Self.list).replacingOccurrences(of: "[day, night]", with: "[day] + [night]")
        try write(odd)
        let problem = try #require(throws: Diagnostic.self) { try theme("Sepia").commit { _ in } }
        #expect(problem.fix?.contains("[..., .sepia]") == true)
        #expect(problem.outcome == .refused)
        #expect(try text(Self.list) == odd)
        #expect(!FileManager.default.fileExists(atPath: root.appending(path: ".scaffold/parts").path))
    }

    @Test func `a list that is gone is told`() throws {
        try write("/// Nothing.\npublic struct Looks {}\n")
        let problem = try #require(throws: Diagnostic.self) { try theme("Sepia").propose() }
        #expect(problem.message == "The app's core has no list 'Theme.all'.")
    }

    private func theme(_ name: String, _ answers: [String: String] = [:]) throws -> PartCreator {
        PartCreator(
            name: name,
            fields: [],
            answers: answers,
            template: try library.template("theme"),
            app: try App(at: root.path)
        )
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    private func write(_ text: String) throws {
        try Data(text.utf8).write(to: root.appending(path: Self.list))
    }
}
