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
        try draft(name, fields: typed, answers: given, known: known, models: models).module()
    }

    /// Decides all about one module, and renders nothing of it yet.
    ///
    /// - Throws: A diagnostic when a name, a field or an answer cannot be used.
    func draft(
        _ name: String,
        fields typed: [String],
        answers given: [String: String],
        known: KnownNames,
        models: AppModels
    ) throws(Diagnostic) -> ScreenDraft {
        var given = given
        given["name"] = name
        if !typed.isEmpty { given["fields"] = typed.joined(separator: " ") }
        let answers = try Answers(given, to: template.manifest.variables)
        try refuseStrays(in: given, beside: answers.texts)
        if given["source"] != nil, answers.texts["from"]?.isEmpty == false { throw .sourceOfSelection() }
        let subject = try subject(named: name, fields: typed, answers: answers.texts, known: known, models: models)
        return ScreenDraft(
            app: app,
            template: template,
            answers: answers,
            subject: subject,
            options: try options(for: subject.model, answers: answers.texts)
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
