import Mustache

/// What a search looks through.
struct SearchValues {
    private let field: Field
    private let model: Model
    private let noun: Noun

    /// Describes the search for one of `model`: by its first text. Nil where it has none.
    init?(_ model: Model, noun: Noun) {
        guard let field = model.searchedField else { return nil }
        self.field = field
        self.model = model
        self.noun = noun
    }

    /// The values by name.
    var value: Value {
        let sample = "\(model.name).samples[1].\(field.name)"
        return [
            "field": .string(field.name),
            "phrase": .string(FieldPhrase(field, of: noun).thing ?? "text"),
            "code": .string(
                "$0.\(field.name)" + (field.isOptional ? "?" : "") + ".localizedStandardContains(words)"
                    + (field.isOptional ? " == true" : "")
            ),
            "sample": .string(field.isOptional ? "(\(sample) ?? \"\")" : sample),
        ]
    }
}

extension Model {
    /// What a search looks through: the first text; nil where there is none.
    package var searchedField: Field? {
        content.first { $0.scalar == .string }
    }
}
