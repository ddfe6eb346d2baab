import Diagnostics
import Planning

extension ScreenComposer {
    /// Finds out what a screen is about: a model of its own, the one that is picked in the screen it is opened from, or,
    /// for settings, the core's theme.
    ///
    /// - Throws: A diagnostic when a name or a field cannot be used, or there is no such screen to open it from.
    func subject(
        named name: String,
        fields typed: [String],
        answers: [String: String],
        known: KnownNames,
        models: AppModels
    ) throws(Diagnostic) -> ScreenSubject {
        if answers["layout"] == "settings" {
            let (screen, owner) = (try Name(name, as: .screen).type, known.types["ThemeStore"])
            if let owner, owner != screen, known.screens.contains(owner) { throw .settingsTwice(owner) }
            let names = try ScreenNames(name, model: "Theme", known: known.lending(typeNamed: "Theme"))
            let theme = try Model(of: names, fields: ["name:String"], models: [])
            return ScreenSubject(names: names, model: theme, relatives: [], source: nil)
        }
        let modelName = answers["model"].flatMap { $0.isEmpty ? nil : $0 }
        if let from = answers["from"], !from.isEmpty {
            let source = try models.source(from, listing: modelName, known: known)
            let (model, lent) = (source.relative.model, known.lending(modelOf: source.names))
            guard typed.isEmpty else { throw .fieldsOfKnownModel(model.name) }
            let names = try ScreenNames(name, model: model.name, known: lent)
            let relatives = try models.relatives(of: model, in: names.module) + [source.relative]
            return ScreenSubject(names: names, model: model, relatives: relatives, source: source.names)
        }
        let names = try ScreenNames(name, model: modelName, known: known)
        let fallback = answers["fields"]?.split(separator: " ").map(String.init) ?? []
        let model = try Model(of: names, fields: typed.isEmpty ? fallback : typed, models: models.names)
        guard answers["layout"] != "form" || model.canBeAskedFor else { throw .nothingToAsk(model) }
        let relatives = try models.relatives(of: model, in: names.module)
        return ScreenSubject(names: names, model: model, relatives: relatives, source: nil)
    }
}

extension Diagnostic {
    fileprivate static func settingsTwice(_ screen: String) -> Diagnostic {
        Diagnostic("The screen '\(screen)' offers the themes already.", fix: "Use that one, or take it out first.")
    }

    fileprivate static func nothingToAsk(_ model: Model) -> Diagnostic {
        Diagnostic(
            "A form has nothing to ask of '\(model.name)': none of its fields can be typed or picked.",
            fix: "Add a field such as 'title:String', or write '--layout detail'."
        )
    }

    fileprivate static func fieldsOfKnownModel(_ model: String) -> Diagnostic {
        Diagnostic(
            "With '--from' the fields are those of '\(model)', which the app has already.",
            fix: "Leave the fields out."
        )
    }
}
