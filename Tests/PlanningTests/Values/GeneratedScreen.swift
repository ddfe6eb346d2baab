import Mustache
import Testing

@testable import Planning

/// A screen as the built-in template writes it.
struct GeneratedScreen {
    /// The text of each file of the screen's own by its path.
    let files: [String: String]
    /// The text of each file that it brings along into the core, where the core lacks it.
    let brought: [String: String]

    /// Writes the screen that a person would get for these words.
    init(
        _ name: String = "Photos",
        _ fields: String = "",
        layout: String = "list",
        source: String = "json",
        model: String? = nil,
        app: String = "Gallery",
        relatives: [Relative] = [],
        with extras: String = "",
        sectionBy field: String = ""
    ) throws {
        let template = try BuiltinTemplate.read("screen")
        let names = try ScreenNames(name, model: layout == "settings" ? "Theme" : model)
        let known = Set(relatives.map(\.model.name))
        let typed = (layout == "settings" ? "name:String" : fields).split(separator: " ").map(String.init)
        let model = try Model(of: names, fields: typed, models: known)
        let new = model.models.filter { $0 != model.name && !known.contains($0) }
        let values = ScreenValues(
            app: try AppNames(app),
            screen: names,
            model: model,
            relatives: relatives + new.map { Relative(model: Models()[$0], module: nil, isNew: true) },
            layout: layout,
            options: ListOptions(
                extras: Set(extras.split(separator: ",").map(String.init)),
                section: model.fields.first { $0.name == field }
            ),
            ids: template.manifest.ids
        ).values
        let all = ["name": name, "layout": layout, "source": source, "with": extras, "section-by": field]
        let given = all.filter { !$0.value.isEmpty }
        let answers = try Answers(given, to: template.manifest.variables).values
        let rendered = try Rendering(template, with: answers.merging(values) { $1 })
        let texts = Dictionary(uniqueKeysWithValues: rendered.files.map { ("\($0)", $1.text ?? "") })
        let core = Set(rendered.once.map { "\($0)" }.filter { $0.contains("/\(app)Core") })
        files = texts.filter { !core.contains($0.key) }
        brought = texts.filter { core.contains($0.key) }
    }

    /// The text of the file whose path ends so.
    func file(_ ending: String) throws -> String {
        let paths = files.keys.filter { $0.hasSuffix("/" + ending) }
        try #require(paths.count == 1, "\(ending): \(paths.sorted())")
        return files[paths[0]] ?? ""
    }
}
