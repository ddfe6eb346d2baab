import Mustache

/// What stands below the title of a cell.
struct DetailValues {
    private let model: Model
    private let noun: Noun
    private let models: Models

    /// Describes the detail of `model`.
    init(_ model: Model, noun: Noun, models: Models) {
        self.model = model
        self.noun = noun
        self.models = models
    }

    /// The values by name; null where a model has nothing but a title.
    var value: Value {
        let fields = model.detailFields
        guard !fields.isEmpty else { return .null }
        let hasTwoDates = fields.count { $0.scalar == .date } > 1
        let parts = fields.map { field in
            DetailPart(
                field,
                phrase: FieldPhrase(field, of: noun),
                display: Display(models: models),
                isDateAmongOthers: hasTwoDates
            )
        }
        let sign = SampleSign(models: models)
        let counts = (0..<3).map { index in parts.count { $0.isSeen(at: index, by: sign) } }
        return [
            "member": .string(model.freeMember("detail")),
            "only": parts.count == 1 ? .string(parts[0].whole) : .null,
            "parts": .list(parts.map { ["code": .string($0.expression.code)] }),
            "hasGaps": .bool(parts.contains { $0.expression.isOptional }),
            "canMiss": .bool(counts[2] < parts.count),
            "canBeEmpty": .bool(counts.contains(0)),
            "fullCount": .number("\(counts[2])"),
            "saying": .string(saying(fields)),
            "signs": .list(
                fields.compactMap { field in
                    sign.code(for: field, label: FieldPhrase(field, of: noun).label, in: model).map(Value.string)
                }
            ),
        ]
    }

    private func saying(_ fields: [Field]) -> String {
        if fields.count == 1 { return FieldPhrase(fields[0], of: noun).saying }
        return fields.count == model.content.count - 1 ? "each field but the title" : "the first fields but the title"
    }
}
