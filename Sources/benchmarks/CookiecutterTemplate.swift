import Diagnostics
import Foundation
import Planning
import ScaffoldKit

/// A template for cookiecutter that renders the very files of one screen, the app's memory of them included.
struct CookiecutterTemplate {
    private static let words = [
        (text: "Albums", variable: "screen"), (text: "albums", variable: "screen_word"),
        (text: "Album", variable: "model"), (text: "album", variable: "model_word"),
    ]

    private let workshop: Workshop
    private let folder: String
    private let files: [String: FileContents]

    /// Writes the template.
    ///
    /// - Throws: A diagnostic when the screen or the files cannot be made.
    init(in workshop: Workshop) throws(Diagnostic) {
        self.workshop = workshop
        folder = try workshop.makeFolder("cookiecutter")
        let app = try workshop.makeApp(in: folder, screens: [])
        let steps = try workshop.screen("Albums", in: app).propose().plan?.steps ?? []
        files = steps.reduce(into: [:]) { $0["\($1.path)"] = $1.contentsToWrite }
        for (path, contents) in files {
            let place = "template/{{cookiecutter.screen}}/\(Self.marked(path))"
            try write(Self.marked(String(decoding: contents.bytes, as: UTF8.self)), to: place)
        }
        let answers = Self.words.map { "\"\($0.variable)\": \"\($0.text)\"" }.joined(separator: ", ")
        try write("{\(answers)}", to: "template/cookiecutter.json")
    }

    /// How many seconds cookiecutter takes.
    ///
    /// - Throws: A diagnostic when it fails, or renders other bytes than the tool.
    func render(by cookiecutter: String, round: Int) throws(Diagnostic) -> Double {
        let output = try workshop.makeFolder("cookiecutter/\(round)")
        let program = Program(
            path: cookiecutter,
            arguments: ["--no-input", "--output-dir", output, "\(folder)/template"],
            environment: workshop.workplace.environment.merging(["HOME": folder]) { $1 }
        )
        let seconds = try program.run().seconds
        for (path, contents) in files {
            let rendered = FileManager.default.contents(atPath: "\(output)/Albums/\(path)")
            guard rendered.map(Array.init) == contents.bytes else {
                throw Diagnostic(
                    "Cookiecutter rendered '\(path)' otherwise, so the two cannot be compared.",
                    fix: "Write the template so that it renders the same bytes."
                )
            }
        }
        return seconds
    }

    private static func marked(_ text: String) -> String {
        words.reduce(text) { $0.replacing($1.text, with: "{{cookiecutter.\($1.variable)}}") }
    }

    private func write(_ text: String, to path: String) throws(Diagnostic) {
        let place = URL(fileURLWithPath: "\(folder)/\(path)")
        _ = try workshop.makeFolder("cookiecutter/\(path.split(separator: "/").dropLast().joined(separator: "/"))")
        guard (try? Data(text.utf8).write(to: place)) != nil else {
            throw Diagnostic("'\(path)' cannot be written.", fix: "Make room in the temporary folder.")
        }
    }
}
