import Mustache

/// What stands on top of a cell.
struct TitleValues {
    private let model: Model
    private let noun: Noun
    private let models: Models

    /// Describes the title of `model`.
    init(_ model: Model, noun: Noun, models: Models) {
        self.model = model
        self.noun = noun
        self.models = models
    }

    /// The values by name.
    var value: Value {
        let field = model.titleField
        let phrase = FieldPhrase(field, of: noun)
        let isComputed = field.scalar != .string
        let member = isComputed ? model.freeMember("title") : field.name
        let signs = SampleSign(models: models)
        let sign = signs.code(for: field, label: phrase.label, in: model)
        let canBeEmpty = field.scalar != .bool && !(0..<3).allSatisfy { signs.shows(field, at: $0) }
        return [
            "member": .string(member),
            "isComputed": .bool(isComputed),
            "canBeEmpty": .bool(canBeEmpty),
            "code": .string(code(for: field, phrase)),
            "saying": .string(phrase.saying),
            "sign": sign.map(Value.string) ?? .null,
            "first": .string(sign.flatMap { isComputed ? nil : $0 } ?? "\(model.name).samples[0].\(member)"),
            "third": .string(
                isComputed || field.isOptional
                    ? "\(model.name).samples[2].\(member)" : "\"\(SampleText(field).ordinal(at: 2))\""
            ),
        ]
    }

    private func code(for field: Field, _ phrase: FieldPhrase) -> String {
        guard field.scalar == .bool else {
            return Display(models: models).expression(for: field, as: field.reference).text
        }
        let label = phrase.label
        let otherwise = "Not " + label.prefix(1).lowercased() + label.dropFirst()
        return "\(field.reference)\(field.isOptional ? " == true" : "") ? \"\(label)\" : \"\(otherwise)\""
    }
}

extension Model {
    /// A name for a text about the model that none of its fields has: `detailText`.
    func freeMember(_ word: String) -> String {
        let names = ["Text", "Line", "Words", "Caption", "Sentence"].map { word + $0 }
        let taken = Set(fields.map(\.name))
        return names.first { !taken.contains($0) } ?? names[0] + "OfModel"
    }
}
