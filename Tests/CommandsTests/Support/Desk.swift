import Diagnostics
import Foundation
import ScaffoldKit

@testable import Commands

/// A folder of its own, with small templates, at which the tool is run as a person runs it.
final class Desk {
    /// What a run printed, and how it ended.
    struct Result {
        let outcome: Outcome
        let printed: String
        let problems: String
    }

    let folder: URL
    private let templates: URL

    init() throws {
        let home = URL.temporaryDirectory.appending(path: "desk-\(UUID())").resolvingSymlinksInPath()
        folder = home.appending(path: "work")
        templates = home.appending(path: "templates")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in Self.templates { try write(text, to: templates.appending(path: path)) }
        for module in ["Diagnostics", "XibDocument", "HeadlessUIKit", "UIKit", "_Testing_UIKit", "ScreenTesting"] {
            try write("// \(module)\n", to: home.appending(path: "checkout/Sources/\(module)/\(module).swift"))
        }
        try write("MIT\n", to: home.appending(path: "checkout/LICENSE"))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
    }

    /// Runs the tool with these words, in the folder or one inside it.
    func run(
        _ words: String...,
        in subfolder: String = "",
        terminal: Bool = false,
        environment: [String: String] = [:],
        answers: [String] = []
    ) async -> Result {
        await run(words, in: subfolder, terminal: terminal, environment: environment, answers: answers)
    }

    /// The same, with the words in a list.
    func run(
        _ words: [String],
        in subfolder: String = "",
        terminal: Bool = false,
        environment: [String: String] = [:],
        answers: [String] = []
    ) async -> Result {
        let printed = Transcript()
        let problems = Transcript()
        let typed = Transcript(answers.joined(separator: "\n"))
        let console = Console(
            isTerminal: terminal,
            canAsk: !answers.isEmpty,
            environment: environment,
            write: { printed.add($0) },
            writeProblem: { problems.add($0) },
            readAnswer: { typed.removeFirstLine() }
        )
        let checkout = folder.deletingLastPathComponent().appending(path: "checkout").path
        let workplace = Workplace(
            currentFolder: folder.appending(path: subfolder).path,
            checkout: checkout,
            templates: templates.path,
            environment: environment
        )
        let outcome = Tool.run(words, in: Surroundings(console: console, workplace: workplace))
        return Result(outcome: outcome, printed: printed.text, problems: problems.text)
    }

    /// Writes a file below the folder.
    func write(_ text: String, to path: String) throws {
        try write(text, to: folder.appending(path: path))
    }

    /// Changes one of the templates.
    func writeTemplate(_ text: String, to path: String) throws {
        try write(text, to: templates.appending(path: path))
    }

    /// The folder of a `swift` and a `swiftc` that find everything wrong.
    func failingToolchain() throws -> String {
        let folder = templates.deletingLastPathComponent().appending(path: "toolchain")
        for tool in ["swift", "swiftc"] {
            let file = folder.appending(path: tool)
            try write("#!/bin/sh\necho wrong\nexit 1\n", to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        return folder.path
    }

    /// What a file below the folder holds.
    func text(_ path: String) throws -> String {
        try String(decoding: Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
    }

    /// Every file below the folder, with what it holds.
    func tree() throws -> [String: Data] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.reduce(into: [:]) { $0[$1] = try? Data(contentsOf: folder.appending(path: $1)) }
    }

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    private static let templates = [
        "kit/Package.swift": "// swift-tools-version: 6.2\n",
        "app/template.json": #"""
        {"name": "app", "summary": "An app.", "kind": "app",
         "variables": [{"name": "name", "type": "name", "prompt": "What is the app called?"}]}
        """#,
        "app/Package.swift.mustache": """
        // {{app.type}}, kit at {{kit.path}}
        let screens: [Screen] = [
        ]

        """,
        "app/Sources/{{app.core}}/Core.swift": "// The core.\n",
        "screen/template.json": #"""
        {"name": "screen", "summary": "A screen.", "kind": "screen", "variables": [
            {"name": "name", "type": "name", "prompt": "What does the screen show?"},
            {"name": "fields", "type": "fields", "default": "title:String createdAt:Date", "prompt": "Which fields?"},
            {"name": "layout", "type": "choice", "choices": ["list", "grid"], "default": "list", "prompt": "Layout."},
            {"name": "model", "type": "name", "default": "", "prompt": "The model's name."}]}
        """#,
        "screen/Sources/{{screen.type}}/{{screen.type}}ViewController.swift.mustache":
            "// {{screen.title}}, {{layout.name}}\n",
        "note/template.json": #"""
        {"name": "note", "summary": "A note.", "kind": "part", "variables": [
            {"name": "name", "type": "name", "prompt": "What is it called?"},
            {"name": "fields", "type": "fields", "default": "title:String", "prompt": "Which fields?"},
            {"name": "for", "type": "screen", "default": "", "prompt": "For which screen?"}],
         "examples": [{"line": "scaffold new note Memo", "summary": "A memo."}],
         "files": [
            {"path": "Note.mustache", "to": "Sources/{{home.module}}/Notes/{{model.type}}.swift", "when": "home.isCore"},
            {"path": "Note.mustache", "to": "Sources/{{home.module}}/{{model.type}}.swift", "when": "!home.isCore"}]}
        """#,
        "note/Note.mustache": "// {{model.type}}({{model.parameters}}) in {{home.module}}\n",
        "card/template.json": #"""
        {"name": "card", "summary": "A card.", "kind": "part", "variables": [
            {"name": "name", "type": "name", "prompt": "What is it called?"},
            {"name": "for", "type": "screen", "prompt": "For which screen?"},
            {"name": "model", "type": "model", "default": "", "prompt": "Of which model?"},
            {"name": "layout", "type": "choice", "choices": ["list", "grid"], "default": "list", "prompt": "Layout."}]}
        """#,
        "card/Sources/{{home.module}}/{{part.type}}.swift.mustache":
            "// {{part.type}} of {{model.type}}, {{layout.name}}\n",
    ]
}
