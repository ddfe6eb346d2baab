import Diagnostics
import Planning

/// Makes parts out of a template and the words that a person typed.
struct PartComposer {
    let app: AppNames
    let template: ModuleTemplate
    let state: AppState

    /// What kind of name a part of this template has.
    var role: NameRole {
        let words = template.manifest.examples.first?.line.split(separator: " ").map(String.init) ?? []
        return .part(template.manifest.name, example: words.count > 3 ? words[3] : "Badge")
    }

    /// Makes one part.
    ///
    /// - Throws: A diagnostic when a name, a field or an answer cannot be used, or the template is not in order.
    func compose(
        _ typed: String,
        fields: [String],
        answers given: [String: String]
    ) throws(Diagnostic) -> (part: Part, earlier: ModuleRecord?) {
        let name = try Name(typed, as: role)
        let asksForFields = template.manifest.variables.contains { $0.kind == .fields }
        if let field = fields.first, !asksForFields { throw .strayWord(field, after: typed, of: template.manifest) }
        var given = given
        given["name"] = typed
        if !fields.isEmpty { given["fields"] = fields.joined(separator: " ") }
        let home = try home(by: given)
        given = try adopting(choicesOf: home, in: given)
        let answers = try Answers(given, to: template.manifest.variables)
        let earlier = try ModuleRecord.read(at: path(of: name), in: state.tree)
        let subject = try subject(
            named: name,
            fields: fields,
            answers: answers.texts,
            in: home,
            written: Set(earlier?.files.keys.map(\.self) ?? [])
        )
        let values = PartValues(
            app: app,
            name: name,
            home: home,
            model: subject?.model,
            relatives: subject?.relatives ?? [],
            ids: template.manifest.ids
        )
        let all = answers.values.merging(values.values) { $1 }
        let rendered = try Rendering(template, with: all)
        let left = try state.tree.standing(rendered.once, earlier: earlier)
        let files = rendered.files.filter { !left.contains($0.key) }
        let record = ModuleRecord(
            module: home.module,
            template: template.manifest.name,
            tool: Version.current,
            answers: texts(of: answers, name: name, home: home, subject: subject),
            files: files
        )
        var additions: [(edit: TemplateEdit, word: String)] = []
        for edit in template.manifest.edits { additions.append((edit, try edit.word(with: all))) }
        let needs = Set(subject?.relatives.compactMap(\.module) ?? []).sorted()
        let part = Part(
            name: name,
            role: role,
            home: home,
            needs: needs,
            files: files,
            once: rendered.once.subtracting(left),
            additions: additions,
            record: record,
            handwork: try template.manifest.handwork(with: all)
        )
        return (part, earlier)
    }

    /// Where the app keeps the record of a part.
    func path(of name: Name) throws(Diagnostic) -> RelativePath {
        try ModuleRecord.path(ofPart: name.type, by: template.manifest.name)
    }

    /// The answers, with what the screen was made of where the template asks for a choice of the same name.
    private func adopting(choicesOf home: PartHome, in given: [String: String]) throws(Diagnostic) -> [String: String] {
        guard !home.isCore, let record = try ModuleRecord.read(home.module, in: state.tree) else { return given }
        let choices = template.manifest.variables.filter { variable in
            variable.kind == .choice && record.answers[variable.name].map(variable.choices.contains) == true
        }
        return choices.reduce(into: given) { answers, variable in
            answers[variable.name] = answers[variable.name] ?? record.answers[variable.name]
        }
    }

    /// The answers as they are remembered: what was typed in any spelling, in the one that counts.
    private func texts(of answers: Answers, name: Name, home: PartHome, subject: PartSubject?) -> [String: String] {
        var texts = answers.texts
        for variable in template.manifest.variables where texts[variable.name] != nil {
            switch variable.kind {
            case .fields: texts[variable.name] = subject?.model.spelling
            case .screen: texts[variable.name] = home.isCore ? "" : home.module
            case .model: texts[variable.name] = subject?.model.name
            case .name where variable.name == "name": texts[variable.name] = name.type
            case .name, .string, .boolean, .integer, .choice, .choices, .field: break
            }
        }
        return texts
    }
}

extension Diagnostic {
    fileprivate static func strayWord(_ word: String, after name: String, of template: TemplateManifest) -> Diagnostic {
        Diagnostic(
            "A \(template.name) has no fields, and '\(word)' stands behind its name '\(name)'.",
            fix: "Leave it out, or quote a name with spaces; 'scaffold new \(template.name) --help' lists the options."
        )
    }
}
