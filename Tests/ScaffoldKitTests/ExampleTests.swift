import BuiltinTemplates
import Foundation
import Planning
import Testing

@testable import ScaffoldKit

@Suite struct ExampleTests {
    /// The screens after the first, as `Examples/regenerate` has them.
    private static let screens = [
        (
            "Albums", "title:String photoCount:Int releasedOn:Date:optional owner:User",
            ["layout": "grid", "source": "archive"]
        ),
        (
            "Profile", "name:String age:Int isMember:Bool joinedAt:Date:optional portrait:Data:optional",
            ["layout": "detail", "model": "Person"]
        ),
        (
            "ReviewForm",
            "title:String stars:Int isPublic:Bool visitedOn:Date price:Decimal:optional site:URL:optional",
            ["layout": "form", "source": "file"]
        ),
        ("PhotoDetail", "", ["layout": "detail", "from": "Photos"]),
        ("Settings", "", ["layout": "settings"]),
        ("Hikes", "title:String startsOn:Date", ["with": "refresh,delete,search,restore", "section-by": "startsOn"]),
        (
            "Places", "name:String city:String",
            ["layout": "grid", "with": "delete,search", "section-by": "city"]
        ),
        ("News", "headline:String publishedAt:Date", ["source": "web"]),
    ]

    @Test func `Examples/Gallery is what its commands make, to the byte`() throws {
        let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let home = repository.appending(path: ".build/example-\(UUID())")
        let examples = home.appending(path: "Examples")
        try FileManager.default.createDirectory(at: examples, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        // The kit lies two folders up from the example, and so it has to lie here.
        let workplace = Workplace(
            currentFolder: examples.path,
            checkout: home.path,
            templates: BuiltinTemplates.folder,
            environment: [:]
        )
        let library = TemplateLibrary(of: workplace)
        _ = try AppCreator(
            name: "Gallery",
            in: examples.path,
            screens: ["Photos"],
            answers: [:],
            template: library.template("app"),
            workplace: workplace
        ).commit { _ in }
        let gallery = try App(at: examples.appending(path: "Gallery").path)
        let template = try library.template("screen")
        let screens = Self.screens.map { name, fields, answers in
            ScreenCreator(
                name: name,
                fields: fields.split(separator: " ").map(String.init),
                answers: answers,
                template: template,
                app: gallery
            )
        }
        for screen in screens { _ = try screen.commit { _ in } }
        for (template, name, fields, answers) in Self.parts {
            let part = PartCreator(
                name: name,
                fields: fields,
                answers: answers,
                template: try library.template(template),
                app: gallery
            )
            _ = try part.commit { _ in }
        }
        // T17: the model that a screen brought along is its own still.
        for screen in screens { #expect(try screen.propose().outline.steps.allSatisfy { $0.kind == .identical }) }
        let made = try tree(at: examples.appending(path: "Gallery"))
        let kept = try tree(at: repository.appending(path: "Examples/Gallery"))
        #expect(made.keys.sorted() == kept.keys.sorted())
        for (path, bytes) in made { #expect(kept[path] == bytes, "\(path)") }
    }

    private static let parts: [(template: String, name: String, fields: [String], answers: [String: String])] = [
        ("model", "Note", ["text:String", "pinnedAt:Date:optional"], [:]),
        ("control", "Badge", [], [:]),
        ("cell", "PhotoCard", [], ["for": "Photos"]),
        ("state", "Selection", ["photoID:Int:optional", "isOpen:Bool"], [:]),
        ("theme", "Sepia", [], [:]),
        ("store", "Notes", [], ["model": "Note", "source": "file"]),
    ]

    private func tree(at folder: URL) throws -> [String: Data] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let junk = [".build/", ".swiftpm/", "Package.resolved", ".scaffold/cache/"]
        return try paths.filter { path in !junk.contains { path.hasPrefix($0) } }.reduce(into: [:]) { tree, path in
            var isFolder: ObjCBool = false
            let file = folder.appending(path: path)
            _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
            if !isFolder.boolValue { tree[path] = try Data(contentsOf: file) }
        }
    }
}
