import Mustache

/// What templates know of the model that a screen or a part is about: its names, its texts, its order, and samples of it.
struct SubjectValues {
    private static let sampleCount = 3
    /// The samples that the bundled rows are made of: not in the order of the list.
    static let rows = [1, 3, 0, 4, 2]

    /// What the model is called in sentences and variables.
    let noun: Noun
    /// The models that it holds, and itself.
    let models: Models
    let model: Model
    private let relatives: [Relative]

    /// Describes `model`, which holds `relatives`.
    init(_ model: Model, named name: Name, relatives: [Relative]) {
        self.model = model
        self.relatives = relatives
        noun = Noun(name, isTaken: TakenVariables.contains)
        models = Models(relatives.map(\.model) + [model])
    }

    /// The values by name.
    var values: [String: Value] {
        let samples = SampleValues(models: models)
        return [
            "model": .object(modelValues),
            "needs": .list(Set(relatives.compactMap(\.module)).sorted().map(Value.string)),
            "newModels": .list(relatives.filter(\.isNew).map(value)),
            "title": TitleValues(model, noun: noun, models: models).value,
            "detail": DetailValues(model, noun: noun, models: models).value,
            "cell": CellValues(model, noun: noun, models: models).value,
            "unseen": UnseenValues(model, models: models).value,
            "hasTexts": .bool(model.hasTexts),
            "order": OrderValues(model, noun: noun).value,
            "recency": RecencyValues(model, noun: noun)?.value ?? .null,
            "factory": FactoryValues(model, noun: noun, samples: samples).value,
            "samples": .list(sampleItems(samples)),
            "rows": .list(rows(samples)),
            "members": .list(members(samples)),
            "rowCount": .number("\(Self.rows.count)"),
            "record": .list(record(samples)),
            "archive": archive,
        ]
    }

    private var modelValues: [String: Value] {
        let isCountable = noun.singular != noun.plural
        let own: [String: Value] = [
            "item": .string(noun.item),
            "items": .string(noun.items),
            "file": .string(noun.file),
            "oneFile": .string(noun.oneFile),
            "store": .string(model.name + "Store"),
            "draft": .string(model.name + "Draft"),
            "cell": .string(model.name + "Cell"),
            "counted": .string(
                isCountable ? "\\(count == 1 ? \"\(noun.singular)\" : \"\(noun.plural)\")" : noun.singular
            ),
        ]
        return ModelValues(model, noun: noun).values.merging(own) { $1 }
    }

    /// The fields beside the `id`, each with a value and another one.
    private func members(_ samples: SampleValues) -> [Value] {
        let fields = model.content.isEmpty ? model.fields : model.content
        return fields.enumerated().map { index, field in
            [
                "name": .string(field.name),
                "type": .string(field.swiftType),
                "sentence": .string(FieldPhrase(field, of: noun).sentence),
                "isOptional": .bool(field.isOptional),
                "comma": index == fields.count - 1 ? "" : ", ",
                "first": .string(samples.swift(field, at: 0)),
                "second": .string(samples.swift(field, at: 1)),
            ]
        }
    }

    private func value(of relative: Relative) -> Value {
        let name = Name(words: WordSplitter.words(in: relative.model.name))
        return ["model": .object(ModelValues(relative.model, noun: Noun(name)).values)]
    }

    /// What the screen is tested with: a line each, or, where that is too long for one, several lines each.
    private func sampleItems(_ samples: SampleValues) -> [Value] {
        let items = (0..<Self.sampleCount).map { SampleItem(model, at: $0, samples: samples) }
        let areLong = items.contains(where: \.isLong)
        return items.map { $0.value(onLines: areLong) }
    }
}
