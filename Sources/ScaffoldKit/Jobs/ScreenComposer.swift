import Diagnostics
import Planning
import SwiftManifest

/// Makes screens' modules out of a template and the words that a person typed.
struct ScreenComposer {
    let app: AppNames
    let template: ModuleTemplate

    /// Makes one module.
    ///
    /// - Throws: A diagnostic when a name, a field or an answer cannot be used, or the template is not in order.
    func compose(
        _ name: String,
        fields typed: [String] = [],
        answers given: [String: String] = [:],
        known: KnownNames,
        models: AppModels
    ) throws(Diagnostic) -> ScreenModule {
        var given = given
        given["name"] = name
        if !typed.isEmpty { given["fields"] = typed.joined(separator: " ") }
        let answers = try Answers(given, to: template.manifest.variables)
        let names = try ScreenNames(name, model: answers.texts["model"].flatMap { $0.isEmpty ? nil : $0 }, known: known)
        let fallback = answers.texts["fields"]?.split(separator: " ").map(String.init) ?? []
        let model = try Model(of: names, fields: typed.isEmpty ? fallback : typed, models: models.names)
        guard answers.texts["layout"] != "form" || model.canBeAskedFor else { throw .nothingToAsk(model) }
        let relatives = try models.relatives(of: model, in: names.module)
        let values = ScreenValues(
            app: app,
            screen: names,
            model: model,
            relatives: relatives,
            ids: template.manifest.ids
        )
        let rendered = try Rendering(
            template,
            with: answers.values.merging(values.values) { $1 }
        )
        return ScreenModule(
            names: names,
            entry: ScreenEntry(names.module, needs: relatives.compactMap(\.module)),
            files: rendered.files,
            record: ModuleRecord(
                module: names.module,
                template: template.manifest.name,
                tool: Version.current,
                answers: answers.texts.merging(["name": names.module, "model": names.model.type]) { $1 }
                    .merging(answers.texts["fields"].map { _ in ["fields": model.spelling] } ?? [:]) { $1 },
                files: rendered.files
            )
        )
    }
}

extension Model {
    /// The fields beside the `id`, and the `id` where it is not the usual one, as a person types them.
    fileprivate var spelling: String {
        (Model(name, fields: content).fields == fields ? content : fields).map(\.description).joined(separator: " ")
    }
}

extension Diagnostic {
    fileprivate static func nothingToAsk(_ model: Model) -> Diagnostic {
        Diagnostic(
            "A form has nothing to ask of '\(model.name)': none of its fields can be typed or picked.",
            fix: "Add a field such as 'title:String', or write '--layout detail'."
        )
    }
}
