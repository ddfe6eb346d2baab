import Diagnostics
import Planning

extension PartComposer {
    /// Finds the module that a part goes into: that of the screen which its template asks for, or the core.
    ///
    /// - Throws: A diagnostic when the app has no such screen.
    func home(by answers: [String: String]) throws(Diagnostic) -> PartHome {
        let variable = template.manifest.variables.first { $0.kind == .screen }
        guard let typed = variable.flatMap({ answers[$0.name] }), !typed.isEmpty else { return .core(app.core) }
        let screens = try state.screens.map(\.name)
        if screens.contains(typed) { return .screen(typed) }
        guard let name = try? Name(typed, as: .screen).type, screens.contains(name) else {
            throw .noScreen(typed, among: screens.sorted())
        }
        return .screen(name)
    }

    /// Finds the model that a part is about: a new one where its template asks for fields, one of the app's own where it
    /// asks for a model; nil where it asks for neither.
    ///
    /// - Throws: A diagnostic when a field cannot be used, or there is no such model.
    func subject(
        named name: Name,
        fields typed: [String],
        answers: [String: String],
        in home: PartHome,
        written: Set<String>
    ) throws(Diagnostic) -> PartSubject? {
        let models = AppModels(of: state, core: app.core)
        if let variable = template.manifest.variables.first(where: { $0.kind == .fields }) {
            let fallback = answers[variable.name]?.split(separator: " ").map(String.init) ?? []
            let model = try Model(
                name.type,
                fields: typed.isEmpty ? fallback : typed,
                models: models.names,
                reserved: [home.module]
            )
            return try PartSubject(model: model, relatives: relatives(of: model, in: home, models, written: written))
        }
        guard let variable = template.manifest.variables.first(where: { $0.kind == .model }),
            let answer = answers[variable.name]
        else { return nil }
        let model = try answer.isEmpty ? modelOfScreen(home, variable) : Name(answer, as: .model).type
        let relative = try models.relative(model, written: [])
        guard !relative.isNew else { throw .noModel(model, among: models.names) }
        let relatives = try relatives(of: relative.model, in: home, models, written: []) + [placed(relative, in: home)]
        return PartSubject(model: relative.model, relatives: relatives)
    }

    private func relatives(
        of model: Model,
        in home: PartHome,
        _ models: AppModels,
        written: Set<String>
    ) throws(Diagnostic) -> [Relative] {
        try models.relatives(of: model, written: written).map { (relative) throws(Diagnostic) in
            try placed(relative, in: home)
        }
    }

    /// The relative as `home` sees it, where its own module need not be imported.
    private func placed(_ relative: Relative, in home: PartHome) throws(Diagnostic) -> Relative {
        guard let module = relative.module else { return relative }
        guard !home.isCore else { throw .screenModelInCore(relative.model.name, of: module, core: home.module) }
        return Relative(
            model: relative.model,
            module: module == home.module ? nil : module,
            isNew: relative.isNew
        )
    }

    /// The model that the screen shows in whose module the part goes.
    private func modelOfScreen(_ home: PartHome, _ variable: TemplateVariable) throws(Diagnostic) -> String {
        guard !home.isCore else { throw .modelMissing(variable) }
        let record = try ModuleRecord.read(home.module, in: state.tree)
        guard let model = record?.answers["model"], !model.isEmpty else { throw .modelUnknown(home.module, variable) }
        return model
    }
}

extension Diagnostic {
    fileprivate static func noScreen(_ typed: String, among screens: [String]) -> Diagnostic {
        let known = screens.isEmpty ? "It has none yet." : "It has \(screens.formattedList)."
        return Diagnostic(
            "The app has no screen '\(typed)'.",
            fix: NearMiss.question(for: typed, in: screens) + known
        )
    }

    fileprivate static func noModel(_ name: String, among names: Set<String>) -> Diagnostic {
        Diagnostic(
            "The app has no model '\(name)'.",
            fix: NearMiss.question(for: name, in: names.sorted()) + "Make it first: 'scaffold new model \(name)'."
        )
    }

    fileprivate static func screenModelInCore(_ model: String, of module: String, core: String) -> Diagnostic {
        Diagnostic(
            "'\(model)' is in the module '\(module)', and \(core) can import no screen.",
            fix: "Put the new one into a screen's module too, such as '--for \(module)', or hold an id in its place."
        )
    }

    fileprivate static func modelMissing(_ variable: TemplateVariable) -> Diagnostic {
        Diagnostic("'\(variable.name)' is missing: \(variable.prompt)", fix: "Write '--\(variable.name) Photo'.")
    }

    fileprivate static func modelUnknown(_ module: String, _ variable: TemplateVariable) -> Diagnostic {
        Diagnostic(
            "scaffold does not know the model that the screen '\(module)' shows.",
            fix: "Name it: '--\(variable.name) Photo'."
        )
    }
}
