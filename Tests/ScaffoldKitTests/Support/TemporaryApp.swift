import BuiltinTemplates
import Foundation
import Planning

@testable import ScaffoldKit

/// An app in a folder of its own, for a while.
struct TemporaryApp {
    private static let core = "TravelCore"
    private static let fields = ["title:String", "startsOn:Date"]

    private let app: App
    private let folder: URL
    private let template: ModuleTemplate

    /// Makes the app Travel, whose kit is elsewhere.
    init(screens: [String] = []) throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "core-files-\(UUID())")
        let examples = home.appending(path: "Examples")
        try FileManager.default.createDirectory(at: examples, withIntermediateDirectories: true)
        let workplace = Workplace(
            currentFolder: examples.path,
            checkout: home.path,
            templates: BuiltinTemplates.folder,
            environment: [:]
        )
        let library = TemplateLibrary(of: workplace)
        _ = try AppCreator(
            name: "Travel",
            in: examples.path,
            screens: screens,
            answers: [:],
            template: library.template("app"),
            workplace: workplace
        ).commit { _ in }
        folder = examples.appending(path: "Travel")
        app = try App(at: folder.path)
        template = try library.template("screen")
    }

    /// Adds a screen.
    func add(_ name: String, _ answers: [String: String]) throws {
        _ = try creator(name, answers).commit { _ in }
    }

    /// The files that a screen more would have written, by their paths.
    func brought(by answers: [String: String]) throws -> [String: String] {
        let steps = try creator("Newcomers", answers).propose().plan?.steps ?? []
        return steps.reduce(into: [:]) { files, step in
            guard case .create(let contents) = step.outcome, !"\(step.path)".hasPrefix(".") else { return }
            files["\(step.path)"] = String(decoding: contents.bytes, as: UTF8.self)
        }
    }

    private func creator(_ name: String, _ answers: [String: String]) -> ScreenCreator {
        let fields = answers["layout"] == "settings" ? [] : Self.fields
        return ScreenCreator(name: name, fields: fields, answers: answers, template: template, app: app)
    }

    /// What the app's sources and tests hold, by their paths.
    func files() throws -> [String: String] {
        var files: [String: String] = [:]
        for part in ["Sources", "Tests"] {
            let paths = FileManager.default.enumerator(atPath: folder.appending(path: part).path)?.allObjects ?? []
            for case let path as String in paths where path.contains(".") {
                let data = try Data(contentsOf: folder.appending(path: "\(part)/\(path)"))
                files["\(part)/\(path)"] = String(decoding: data, as: UTF8.self)
            }
        }
        return files
    }

    /// Whether a file is the core's, or its tests'.
    func isCore(_ path: String) -> Bool {
        [Self.core, Self.core + "Tests"].contains(path.split(separator: "/").dropFirst().first.map(String.init))
    }

    /// The core's types and extensions among `files`, by the files that are named after them.
    func coreTypes(in files: [String: String]) -> Set<String> {
        Set(files.keys.filter { $0.hasPrefix("Sources/\(Self.core)/") && $0.hasSuffix(".swift") }.map(Self.name))
    }

    /// Those of all that a core can have that code and xibs name.
    func coreTypes(namedIn files: [String: String]) -> Set<String> {
        let members = ["travelFiles": "URL+TravelFiles", "travelService": "URL+TravelService"]
        let types = Dictionary(uniqueKeysWithValues: template.coreTypes.union(["TravelPageView"]).map { ($0, $0) })
        let known = types.merging(members) { $1 }
        return files.filter { $0.key.hasSuffix(".swift") || $0.key.hasSuffix(".xib") }.reduce(into: []) { found, file in
            found.formUnion(file.value.split { !$0.isLetter && !$0.isNumber }.compactMap { known[String($0)] })
        }
    }

    private static func name(of path: String) -> String {
        String((path.split(separator: "/").last ?? "").dropLast(".swift".count))
    }

    /// What the app remembers of a screen.
    func record(of screen: String) throws -> ModuleRecord {
        let path = try ModuleRecord.path(of: screen)
        return try ModuleRecord(FileContents(Array(Data(contentsOf: folder.appending(path: "\(path)")))), file: screen)
    }

    /// Takes a file away.
    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appending(path: path))
    }

    /// Writes another text into a file.
    func edit(_ path: String, into text: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: path))
    }

    /// Takes the app away.
    func remove() {
        let home = folder.deletingLastPathComponent().deletingLastPathComponent()
        try? FileManager.default.removeItem(at: home)
    }
}
