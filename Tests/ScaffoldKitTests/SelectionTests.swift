import BuiltinTemplates
import Diagnostics
import Foundation
import Planning
import Testing

@testable import ScaffoldKit

/// A detail of what is picked in another screen.
@Suite final class SelectionTests {
    private let home = FileManager.default.temporaryDirectory.appending(path: "SelectionTests-\(UUID())")
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
        let library = TemplateLibrary(of: workplace)
        self.library = library
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

    @Test func `it brings no model and no store, and says what is left to write`() throws {
        let made = try detail().commit { _ in }
        let sources = made.outline.steps.map { "\($0.path)" }.filter { $0.hasPrefix("Sources/") }
        #expect(
            sources.sorted() == [
                "Sources/GalleryCore/Controls/GalleryPageView.swift",
                "Sources/PhotoDetail/PhotoDetailControls+Configure.swift",
                "Sources/PhotoDetail/PhotoDetailControls.swift", "Sources/PhotoDetail/PhotoDetailViewController.swift",
                "Sources/PhotoDetail/PhotosViewController+PhotoDetail.swift",
                "Sources/PhotoDetail/Resources/PhotoDetailView.xib", "Sources/PhotoDetail/UIColor+PhotoDetail.swift",
                "Sources/PhotoDetail/UIFont+PhotoDetail.swift",
            ]
        )
        #expect(try text("Package.swift").contains(#"Screen("PhotoDetail", needs: ["Photos"]),"#))
        #expect(
            made.handwork?.lines == [
                "import PhotoDetail", "let screen = PhotosViewController()", "screen.pushPhotoDetail()",
            ]
        )
        #expect(try detail().propose().outline.changesNothing)
    }

    @Test func `it shows the fields that the model has by now, and touches no file of the other screen`() throws {
        let model = try text("Sources/Photos/Photo.swift")
            .replacingOccurrences(of: "    public var title", with: "    public var isMine: Bool\n    public var title")
            .replacingOccurrences(of: "init(id: Int,", with: "init(id: Int, isMine: Bool,")
        try Data(model.utf8).write(to: root.appending(path: "Sources/Photos/Photo.swift"))
        let before = try photos()
        _ = try detail().commit { _ in }
        #expect(try text("Sources/PhotoDetail/PhotoDetailControls.swift").contains("let isMineSwitch: UISwitch"))
        #expect(try photos() == before)
    }

    @Test func `no template puts an article before a noun that it does not know`() throws {
        let templates = URL(filePath: BuiltinTemplates.folder)
        let files = try FileManager.default.subpathsOfDirectory(atPath: templates.path).filter {
            $0.hasSuffix(".mustache")
        }
        #expect(!files.isEmpty)
        for file in files {
            let text = try String(contentsOf: templates.appending(path: file), encoding: .utf8)
            #expect(text.firstMatch(of: /\b[Aa]n? \{\{model\.(noun|type)\}\}/) == nil, "\(file)")
        }
    }

    @Test(arguments: [
        (["layout": "list", "from": "Photos"], [String](), "Only a detail is opened from another screen."),
        (["layout": "detail", "from": "Photos"], ["a:Int"], "With '--from' the fields are those of 'Photo'"),
        (["layout": "detail", "from": "Phots"], [], "The app has no screen 'Phots'"),
        (["layout": "detail", "from": "Photos", "model": "Album"], [], "What is picked in 'Photos' is of the type"),
    ])
    func `what cannot be is refused`(answers: [String: String], fields: [String], message: String) throws {
        let problem = try #require(throws: Diagnostic.self) { try detail(answers, fields: fields).propose() }
        #expect(problem.message.hasPrefix(message))
        #expect(problem.fix != nil)
    }

    @Test func `in a detail nothing is picked`() throws {
        _ = try detail().commit { _ in }
        let other = ScreenCreator(
            name: "Closer",
            fields: [],
            answers: ["layout": "detail", "from": "PhotoDetail"],
            template: try library.template("screen"),
            app: try App(at: root.path)
        )
        let problem = try #require(throws: Diagnostic.self) { try other.propose() }
        #expect(problem.message == "In 'PhotoDetail' nothing is picked.")
    }

    private func detail(
        _ answers: [String: String] = ["layout": "detail", "from": "photos"],
        fields: [String] = []
    ) throws -> ScreenCreator {
        ScreenCreator(
            name: "PhotoDetail",
            fields: fields,
            answers: answers,
            template: try library.template("screen"),
            app: try App(at: root.path)
        )
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    private func photos() throws -> [String: Data] {
        try ["Sources/Photos", "Tests/PhotosTests"].reduce(into: [:]) { files, folder in
            for name in try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path) {
                files[folder + "/" + name] = try? Data(contentsOf: root.appending(path: "\(folder)/\(name)"))
            }
        }
    }
}
