import Mustache

extension FormInput {
    private static let parts = ["row", "caption", "first", "second", "height"]

    /// The ids that its part of the xib uses.
    var ids: [String] { Self.parts.map { "\(field.name).form.\($0)" } }

    /// What a draft holds of the field; nil where the form only shows it.
    var draftType: String? {
        switch kind {
        case .text: "String"
        case .shown: nil
        case .stepper, .toggle, .choice, .date, .optionalDate: field.swiftType
        }
    }

    /// The field of a model, as a draft holds it.
    func drafting(_ item: String) -> String {
        let value = "\(item).\(field.name)"
        guard kind == .text else { return value }
        let typed = field.scalar == .string ? "" : ".typed"
        return field.isOptional ? "\(value)\(typed.isEmpty ? "" : "?")\(typed) ?? \"\"" : value + typed
    }

    /// The field of a draft called `typed`, of the type `draft`, as a model holds it.
    func changing(_ draft: String) -> String {
        guard kind == .text else { return "typed.\(field.name)" }
        let place = "\(draft).Field.\(field.name)"
        return "try TypedText(typed.\(field.name), in: \(place)).\(field.isOptional ? "optional" : "required")()"
    }

    /// What is wrong with the word `x`, as a problem calls it; nil where any word will do.
    var fault: String? {
        switch field.scalar {
        case .int, .double, .decimal: "noNumber"
        case .url: "noLink"
        default: nil
        }
    }

    /// The values by name, in the row that begins at `top`, with the tags of its controls.
    func value(top: Int, tags: [Int], ids: [String: Value]) -> Value {
        [
            "field": .string(field.name),
            "caption": .string(caption),
            "top": .number("\(top)"),
            "tag": .number("\(tags[0])"),
            "secondTag": .number("\(tags[tags.count - 1])"),
            "id": .object(Self.parts.reduce(into: [:]) { $0[$1] = ids["\(field.name).form.\($1)"] }),
            "isText": .bool(kind == .text),
            "isStepper": .bool(kind == .stepper),
            "isSwitch": .bool(kind == .toggle),
            "isChoice": .bool(kind == .choice),
            "isDate": .bool(kind == .date),
            "isOptionalDate": .bool(kind == .optionalDate),
            "isLabel": .bool(kind == .shown && controls[0].isOwn),
            "isImage": .bool(kind == .shown && !controls[0].isOwn),
            "keyboard": .string(keyboard),
        ]
    }

    private var keyboard: String {
        switch field.scalar {
        // The pads have no minus.
        case .int, .double, .decimal: "numbersAndPunctuation"
        case .url: "URL"
        default: "default"
        }
    }
}

extension Model {
    /// Whether there is a field that a form can ask for.
    package var canBeAskedFor: Bool {
        content.contains { FormInput.kind(of: $0) != .shown }
    }
}
