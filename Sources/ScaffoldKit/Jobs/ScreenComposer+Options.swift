import Diagnostics
import Planning

extension ScreenComposer {
    /// What a list or grid of `model` is to have beside its rows.
    ///
    /// - Throws: A diagnostic when the model has nothing to search, or no field by which to part a list.
    func options(for model: Model, answers: [String: String]) throws(Diagnostic) -> ListOptions {
        let extras = Set(answers["with"]?.split(separator: ",").map(String.init) ?? [])
        guard !extras.contains("search") || model.searchedField != nil else { throw .nothingToSearch(model) }
        guard let name = answers["section-by"], !name.isEmpty else { return ListOptions(extras: extras) }
        guard let field = model.field(typed: name) else { throw .noField(name, in: model) }
        guard field.makesSections else { throw .noSections(field) }
        return ListOptions(extras: extras, section: field)
    }
}

extension Diagnostic {
    fileprivate static func nothingToSearch(_ model: Model) -> Diagnostic {
        Diagnostic(
            "There is no text in '\(model.name)' to search.",
            fix: "Add a field such as 'title:String', or leave 'search' out."
        )
    }

    fileprivate static func noField(_ name: String, in model: Model) -> Diagnostic {
        let names = model.content.filter(\.makesSections).map(\.name)
        guard !names.isEmpty else {
            return Diagnostic("'\(model.name)' has no field to part a list by.", fix: "Leave '--section-by' out.")
        }
        return Diagnostic(
            "'\(model.name)' has no field '\(name)'.",
            fix: NearMiss.question(for: name, in: names) + "'--section-by' takes \(names.joined(separator: ", "))."
        )
    }

    fileprivate static func noSections(_ field: Field) -> Diagnostic {
        Diagnostic(
            "A list cannot be parted by '\(field)'.",
            fix: "Name a field that is a String, a Date, a Bool or a model, and no list."
        )
    }
}
