import Mustache

/// What templates know of a model: its name, its words and its fields.
struct ModelValues {
    private let model: Model
    private let noun: Noun

    /// Describes `model`, called by `noun`.
    init(_ model: Model, noun: Noun) {
        self.model = model
        self.noun = noun
    }

    /// The values by name.
    var values: [String: Value] {
        let article = noun.withArticle
        return [
            "type": .string(model.name),
            "noun": .string(noun.singular),
            "nouns": .string(noun.plural),
            "aNoun": .string(article),
            "ANoun": .string(article.prefix(1).uppercased() + article.dropFirst()),
            "fields": .list(model.fields.map(value)),
            "parameters": .string(model.fields.map { "\($0.name): \($0.swiftType)" }.joined(separator: ", ")),
        ]
    }

    private func value(of field: Field) -> Value {
        [
            "name": .string(field.name),
            "type": .string(field.swiftType),
            "keyword": field.isID ? "let" : "var",
            "sentence": .string(FieldPhrase(field, of: noun).sentence),
        ]
    }
}
