import BuiltinTemplates
import Diagnostics
import Foundation
import Planning
import Testing

@testable import ScaffoldKit

/// A screen that offers the app's themes.
@Suite final class SettingsTests {
    private let home = FileManager.default.temporaryDirectory.appending(path: "SettingsTests-\(UUID())")
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

    @Test func `they need nothing but the core, and say what is left to write`() throws {
        let made = try settings().commit { _ in }
        let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        #expect(manifest.contains(#"Screen("Settings"),"#))
        #expect(made.handwork?.lines == ["import Settings", "ThemeProvider.shared.restore()"])
        #expect(try settings().propose().outline.changesNothing)
    }

    @Test(arguments: [
        (["layout": "settings"], ["title:String"], "takes no fields."),
        (["layout": "settings", "model": "Look"], [String](), "takes no '--model'."),
        (["layout": "settings", "source": "archive"], [], "takes no '--source'."),
        (["layout": "settings", "from": "Photos"], [], "Only a detail is opened from another screen."),
    ])
    func `what goes with other layouts is refused`(
        answers: [String: String],
        fields: [String],
        message: String
    ) throws {
        let problem = try #require(throws: Diagnostic.self) { try settings(answers, fields: fields).propose() }
        #expect(problem.message.contains(message))
        #expect(problem.fix != nil)
    }

    @Test func `two screens of settings would both keep the choice, so the second is refused`() throws {
        _ = try settings().commit { _ in }
        let problem = try #require(throws: Diagnostic.self) { try settings(name: "Appearance").propose() }
        #expect(problem.message == "The screen 'Settings' offers the themes already.")
    }

    private func settings(
        _ answers: [String: String] = ["layout": "settings"],
        fields: [String] = [],
        name: String = "Settings"
    ) throws -> ScreenCreator {
        ScreenCreator(
            name: name,
            fields: fields,
            answers: answers,
            template: try library.template("screen"),
            app: try App(at: root.path)
        )
    }
}
