import Mustache
import Testing

@testable import Planning

/// A part as a built-in template writes it.
struct GeneratedPart {
    /// The text of each file by its path.
    let files: [String: String]

    /// Looks at some of the files of a part.
    init(files: [String: String]) {
        self.files = files
    }

    /// Writes the part that a person would get for these words; `screen` is whose module it goes into.
    init(
        _ template: String,
        _ name: String,
        _ fields: String? = nil,
        for screen: String? = nil,
        model: Model? = nil,
        answers given: [String: String] = [:],
        app: String = "Gallery"
    ) throws {
        let template = try BuiltinTemplate.read(template)
        let app = try AppNames(app)
        let name = try Name(name, as: .part(template.manifest.name, example: "Badge"))
        let home = screen.map { PartHome.screen($0) } ?? .core(app.core)
        let typed = fields?.split(separator: " ").map(String.init)
        let new = try typed.map { try Model(name.type, fields: $0, models: [], reserved: []) }
        let values = PartValues(
            app: app,
            name: name,
            home: home,
            model: new ?? model,
            relatives: (new ?? model)?.models.map { Relative(model: Models()[$0], module: nil, isNew: true) } ?? [],
            ids: template.manifest.ids
        ).values
        let answers = try Answers(
            given.merging(["name": name.type]) { $1 }.merging(screen.map { ["for": $0] } ?? [:]) { $1 },
            to: template.manifest.variables
        ).values
        let rendered = try Rendering(template, with: answers.merging(values) { $1 }).files
        files = Dictionary(uniqueKeysWithValues: rendered.map { ("\($0)", $1.text ?? "") })
    }

    /// The text of the file whose path ends so.
    func file(_ ending: String) throws -> String {
        let paths = files.keys.filter { $0.hasSuffix("/" + ending) }
        try #require(paths.count == 1, "\(ending): \(paths.sorted())")
        return files[paths[0]] ?? ""
    }
}
