import Mustache

/// What is on a screen that asks for one model: inputs for each field that can be typed or picked.
struct FormValues {
    private static let spacing = 16
    private let inputs: [FormInput]
    private let draftType: String
    private let prefix: String

    /// Describes the form for `model`, in an app whose own controls begin with `prefix`.
    init(_ model: Model, noun: Noun, models: Models, prefix: String) {
        draftType = model.name + "Draft"
        inputs = model.content.map { FormInput($0, of: noun, models: models) }
        self.prefix = prefix
    }

    /// The ids that its xib uses.
    var ids: [String] { inputs.flatMap(\.ids) }

    /// The values by name, with the variable `item` for a model and the xib's `ids` by theirs.
    func value(item: String, ids: [String: Value]) -> Value {
        var rows: [Value] = []
        var controls = [control("problemLine", prefix + "Label", 100)]
        var (top, tag) = (Self.spacing, 200)
        for input in inputs {
            let tags = input.controls.indices.map { tag + $0 * 100 }
            rows.append(input.value(top: top, tags: tags, ids: ids))
            controls += zip(input.controls, tags).map { control($0.name, ($0.isOwn ? prefix : "") + $0.type, $1) }
            top += input.height + Self.spacing
            tag += tags.count * 100
        }
        controls.append(control("saveButton", "UIButton", tag))
        let following = inputs.compactMap(\.following)
        let texts = inputs.filter { $0.kind == .text }
        return [
            "rows": .list(rows),
            "controls": .list(controls),
            "saveTag": .number("\(tag)"),
            "saveTop": .number("\(top)"),
            "height": .number("\(top + 44)"),
            "filling": .list(inputs.flatMap(\.filling).map(Value.string)),
            "leading": .string(following.map(\.control).joined(separator: ", ")),
            "following": .list(following.map { .string($0.code) }),
            "isFollowing": .bool(!following.isEmpty),
            "draft": .list(draft),
            "drafting": .string(asked.map { "\($0.field.name): \($0.drafting(item))" }.joined(separator: ", ")),
            "reading": .string(
                asked.map { "\($0.field.name): \($0.reading ?? "")" }.joined(separator: ", ")
            ),
            "texts": problems(texts) { _ in "" },
            "required": problems(texts.filter { !$0.field.isOptional }) { _ in "missing" },
            "optional": problems(texts.filter(\.field.isOptional)) { _ in "" },
            "unreadable": problems(texts.filter { $0.fault != nil }) { $0.fault ?? "" },
            "stepper": inputs.first { $0.kind == .stepper }.map { .string($0.field.name) } ?? .null,
            "word": texts.first { $0.field.scalar == .string }.map { .string($0.field.name) } ?? .null,
        ]
    }

    private func control(_ name: String, _ type: String, _ tag: Int) -> Value {
        ["name": .string(name), "type": .string(type), "tag": .number("\(tag)")]
    }

    /// The inputs by which a field can be changed.
    private var asked: [FormInput] { inputs.filter { $0.draftType != nil } }

    private var draft: [Value] {
        asked.map { input in
            [
                "name": .string(input.field.name),
                "type": .string(input.draftType ?? ""),
                "change": .string(input.changing(draftType)),
            ]
        }
    }

    private func problems(_ inputs: [FormInput], fault: (FormInput) -> String) -> Value {
        guard !inputs.isEmpty else { return .null }
        let problems = inputs.map { input -> Value in
            [
                "field": .string(input.field.name), "caption": .string(input.caption), "fault": .string(fault(input)),
            ]
        }
        return ["all": .list(problems), "first": problems[0]]
    }
}
