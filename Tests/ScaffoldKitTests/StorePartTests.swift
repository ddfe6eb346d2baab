import BuiltinTemplates
import Diagnostics
import Foundation
import Planning
import Testing

@testable import ScaffoldKit

/// Stores that are made by themselves, in an app with a screen; and what parts leave to write by hand.
@Suite final class StorePartTests {
    private let home = FileManager.default.temporaryDirectory.appending(path: "StorePartTests-\(UUID())")
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
            screens: ["Photos"],
            answers: [:],
            template: library.template("app"),
            workplace: workplace
        ).commit { _ in }
    }

    deinit {
        try? FileManager.default.removeItem(at: home)
    }

    @Test(arguments: ["json", "archive", "file", "web"])
    func `again it changes nothing, and another one finds there what it needs`(source: String) throws {
        _ = try part("model", "Note", ["text:String"]).commit { _ in }
        let answers = ["model": "Note", "source": source]
        _ = try part("store", "Notes", answers: answers).commit { _ in }
        #expect(try part("store", "Notes", answers: answers).propose().outline.changesNothing)
        let other = try part("store", "Drafts", answers: answers).commit { _ in }
        let created = other.outline.steps.filter { $0.kind == .create }.map(\.path.name)
        #expect(created.contains("DraftsStore.swift"))
        #expect(!created.contains { ["KeyedArchive.swift", "VersionedFile.swift", "WebService.swift"].contains($0) })
    }

    @Test func `what the core has been given is left alone, edited or not`() throws {
        _ = try part("store", "Favorites", answers: ["for": "Photos", "source": "file"]).commit { _ in }
        let file = root.appending(path: "Sources/GalleryCore/Stores/Files/Turns.swift")
        try Data("// mine\n".utf8).write(to: file)
        let other = try part("store", "Recent", answers: ["for": "Photos", "source": "file", "holds": "one"])
        _ = try other.commit { _ in }
        #expect(try String(contentsOf: file, encoding: .utf8) == "// mine\n")
        #expect(try other.propose().outline.changesNothing)
    }

    @Test func `for a screen it holds what that shows, from where that reads`() throws {
        _ = try part("store", "Favorites", answers: ["for": "photos"]).commit { _ in }
        let store = root.appending(path: "Sources/Photos/FavoritesStore.swift")
        #expect(try String(contentsOf: store, encoding: .utf8).contains("JSONArchive<[Photo]>"))
        let record = root.appending(path: ".scaffold/parts/store/Favorites.json")
        #expect(try String(contentsOf: record, encoding: .utf8).contains(#""model" : "Photo""#))
    }

    @Test(arguments: [
        ([:], "'model' is missing: "), (["model": "Phoot"], "The app has no model 'Phoot'."),
        (["model": "Photo"], "'Photo' is in the module 'Photos', and GalleryCore can import no screen."),
        (["for": "Photos", "source": "jsno"], "The --source 'jsno' is unknown."),
        (["for": "Photos", "holds": "two"], "The --holds 'two' is unknown."),
    ])
    func `what cannot be made is refused`(answers: [String: String], message: String) throws {
        let problem = try #require(throws: Diagnostic.self) { try part("store", "Tags", answers: answers).propose() }
        #expect(problem.message.hasPrefix(message))
    }

    @Test(arguments: [("list", "table"), ("grid", "grid")])
    func `a cell says how it is registered`(layout: String, view: String) throws {
        let made = try part("cell", "PhotoCard", answers: ["for": "Photos", "layout": layout]).propose()
        #expect(
            made.handwork?.lines == [
                #"let dataSource = ArrayDataSource<Photo, PhotoCard>(items: photos, cellIdentifier: "PhotoCard") {"#,
                "    $0.configure(for: $1)",
                "}",
                "dataSource.attach(to: \(view))",
            ]
        )
        #expect(made.handwork?.place.contains("registers it with the \(view)") == true)
    }

    @Test func `a control says how a xib names it, as the xib of its tests does`() throws {
        let made = try part("control", "Badge").commit { _ in }
        let line = #"customClass="Badge" customModule="GalleryCore""#
        #expect(made.handwork?.lines == [line])
        let xib = root.appending(path: "Tests/GalleryCoreTests/Resources/BadgeView.xib")
        #expect(try String(contentsOf: xib, encoding: .utf8).contains(line))
    }

    private func part(
        _ template: String,
        _ name: String,
        _ fields: [String] = [],
        answers: [String: String] = [:]
    ) throws -> PartCreator {
        PartCreator(
            name: name,
            fields: fields,
            answers: answers,
            template: try library.template(template),
            app: try App(at: root.path)
        )
    }
}
