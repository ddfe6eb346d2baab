import Mustache

/// What is on a screen that shows one model: a control for each field, what names the model first.
struct PageValues {
    private static let spacing = 16
    private let controls: [FieldControl]

    /// Describes the page of `model`.
    init(_ model: Model, noun: Noun, models: Models) {
        let title = model.titleField
        let fields = [title] + model.content.filter { $0 != title }
        controls = fields.map { FieldControl($0, of: noun, models: models, isTitle: $0 == title) }
    }

    /// The ids that its xib uses.
    var ids: [String] { controls.flatMap(\.ids) }

    /// The values by name, with the xib's `ids` by theirs.
    func value(ids: [String: Value]) -> Value {
        var rows: [Value] = []
        var top = 0
        for (index, control) in controls.enumerated() {
            rows.append(control.value(at: index, top: top, ids: ids))
            top += control.height + Self.spacing
        }
        let proof = controls.firstIndex { $0.expectation != nil }
        let label = controls.firstIndex(where: \.isLabel)
        let missing = controls.filter(\.canMiss).map { Value.string($0.name) }
        return [
            "controls": .list(rows),
            "height": .number("\(top - Self.spacing)"),
            "heading": controls.first { $0.isHeading }.map { .string($0.name) } ?? .null,
            "label": label.map { rows[$0] } ?? .null,
            "proof": proof.map { rows[$0] } ?? .null,
            "image": controls.lazy.compactMap(\.image).first ?? .null,
            "missing": .list(missing),
            "canMiss": .bool(!missing.isEmpty),
        ]
    }
}
