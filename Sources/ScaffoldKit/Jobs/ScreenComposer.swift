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
        try refuseStrays(in: given, beside: answers.texts)
        if given["source"] != nil, answers.texts["from"]?.isEmpty == false { throw .sourceOfSelection() }
        let known = known.adding(types: template.coreTypes, of: app.core)
        let subject = try subject(named: name, fields: typed, answers: answers.texts, known: known, models: models)
        let (names, model) = (subject.names, subject.model)
        let options = try options(for: model, answers: answers.texts)
        let values = ScreenValues(
            app: app,
            screen: names,
            model: model,
            relatives: subject.relatives,
            source: subject.source,
            layout: answers.texts["layout"] ?? "",
            options: options,
            ids: template.manifest.ids
        )
        let all = answers.values.merging(values.values) { $1 }
        let rendered = try Rendering(template, with: all)
        try refuseHidden([model.name] + subject.relatives.map(\.model.name), by: rendered.files.keys)
        return ScreenModule(
            names: names,
            entry: ScreenEntry(names.module, needs: subject.needs),
            files: rendered.files,
            once: rendered.once,
            record: ModuleRecord(
                module: names.module,
                template: template.manifest.name,
                tool: Version.current,
                answers: answers.texts.merging(["name": names.module, "model": names.model.type]) { $1 }
                    .merging(subject.source.map { ["from": $0.module] } ?? [:]) { $1 }
                    .merging(answers.texts["fields"].map { _ in ["fields": model.spelling] } ?? [:]) { $1 }
                    .merging(options.section.map { ["section-by": $0.name] } ?? [:]) { $1 },
                files: rendered.files
            ),
            handwork: try template.manifest.handwork(with: all)
        )
    }

    /// Refuses what was given and goes with another layout only.
    private func refuseStrays(in given: [String: String], beside answers: [String: String]) throws(Diagnostic) {
        let strays = given.filter { answers[$0.key] == nil && !$0.value.isEmpty }.keys.sorted()
        guard let stray = strays.first else { return }
        throw stray == "from" ? .fromOutsideOfDetail() : .strayAnswer(stray, layout: answers["layout"] ?? "")
    }
}

extension Diagnostic {
    fileprivate static func fromOutsideOfDetail() -> Diagnostic {
        Diagnostic("Only a detail is opened from another screen.", fix: "Add '--layout detail', or leave '--from' out.")
    }

    fileprivate static func strayAnswer(_ name: String, layout: String) -> Diagnostic {
        Diagnostic(
            "A screen with '--layout \(layout)' takes no \(name == "fields" ? name : "'--\(name)'").",
            fix: name == "fields" ? "Leave the fields out." : "Leave '--\(name)' out, or choose another layout."
        )
    }

    fileprivate static func sourceOfSelection() -> Diagnostic {
        Diagnostic(
            "A detail that is opened from another screen shows what is picked there, and has no source of its own.",
            fix: "Leave '--source' out, or leave '--from' out."
        )
    }
}
