import BuiltinTemplates
import Diagnostics
import Foundation
import ScaffoldKit

/// The temporary folder that everything is made in, and what is needed to make it.
struct Workshop {
    let folder: URL
    let workplace: Workplace
    /// The built tool, which lies beside this program.
    let tool: String

    /// Sets up in a new folder.
    ///
    /// - Throws: A diagnostic when the tool is not built, or there is no place to work in.
    init() throws(Diagnostic) {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
            throw Diagnostic("The benchmarks do not know where they lie.", fix: "Run them by their whole path.")
        }
        tool = program.deletingLastPathComponent().appending(path: "scaffold").path
        guard FileManager.default.isExecutableFile(atPath: tool) else {
            throw Diagnostic("The tool is not built.", fix: "Run 'swift build -c release' first.")
        }
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "scaffold-benchmarks-\(UUID().uuidString)")
        workplace = Workplace(
            currentFolder: folder.path,
            checkout: Self.checkout(above: program),
            templates: BuiltinTemplates.folder,
            environment: ProcessInfo.processInfo.environment
        )
        _ = try makeFolder("")
    }

    /// The path of a new folder.
    func makeFolder(_ name: String) throws(Diagnostic) -> String {
        let place = folder.appending(path: name)
        do {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        } catch {
            throw Diagnostic("There is no room to work in: \(error.localizedDescription)", fix: "Make some.")
        }
        return place.path
    }

    /// Takes everything away, once nothing is left to measure: for minutes after many files were removed, Linux was seen
    /// to take a multiple of the time to make others.
    func clear() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A run of the tool.
    func run(_ arguments: String...) -> Program {
        Program(path: tool, arguments: arguments, environment: workplace.environment)
    }

    /// Makes the app `Bench` in a folder.
    func makeApp(in parent: String, screens: [String]) throws(Diagnostic) -> App {
        let creator = try AppCreator(
            name: "Bench",
            in: parent,
            screens: screens,
            answers: [:],
            template: TemplateLibrary(of: workplace).template("app"),
            workplace: workplace
        )
        return try App(at: creator.commit { _ in }.root)
    }

    /// What makes a screen in an app.
    func screen(_ name: String, in app: App) throws(Diagnostic) -> ScreenCreator {
        ScreenCreator(
            name: name,
            fields: [],
            answers: [:],
            template: try TemplateLibrary(of: workplace, for: app).template("screen"),
            app: app
        )
    }

    private static func checkout(above program: URL) -> String? {
        var folder = program
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            if FileManager.default.fileExists(atPath: folder.path + "/Sources/HeadlessUIKit") { return folder.path }
        }
        return nil
    }
}
