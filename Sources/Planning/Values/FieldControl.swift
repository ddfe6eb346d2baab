import Mustache

/// The control in which a screen of one model shows a field.
struct FieldControl {
    private enum Kind {
        case label, toggle, image
    }

    private static let parts = ["row", "caption", "control", "height"]

    private let field: Field
    private let noun: Noun
    private let models: Models
    private let isTitle: Bool
    private let ownName: String?

    /// Shows `field`; `isTitle` says whether it names the model, and `name` what holds it where not the field does.
    init(_ field: Field, of noun: Noun, models: Models, isTitle: Bool, name: String? = nil) {
        self.field = field
        self.noun = noun
        self.models = models
        self.isTitle = isTitle
        ownName = name
    }

    /// The ids that its part of the xib uses.
    var ids: [String] { Self.parts.map(id(of:)) }

    /// How high its row is in the xib.
    var height: Int {
        switch kind {
        case .label: isHeading ? 27 : 41
        case .toggle: 31
        case .image: 220
        }
    }

    /// The property that holds it: `titleLabel`.
    var name: String {
        if let ownName { return ownName }
        switch kind {
        case .label: return field.name + "Label"
        case .toggle: return field.name + "Switch"
        case .image: return field.name + "View"
        }
    }

    /// Whether it is a text that stands on top, and speaks for itself.
    var isHeading: Bool { isTitle && field.scalar == .string }

    /// Whether it is a label.
    var isLabel: Bool { kind == .label }

    /// Whether it is a text that says so when there is no value, as in the third sample.
    var canMiss: Bool { kind == .label && field.isOptional }

    /// What a test of a picture needs to know; nil where there is none.
    var image: Value? {
        kind == .image ? ["name": .string(name), "field": .string(field.name)] : nil
    }

    /// The values by name, in the row `index`, which begins at `top`.
    func value(at index: Int, top: Int, ids: [String: Value]) -> Value {
        [
            "name": .string(name),
            "tag": .number("\((index + 1) * 100)"),
            "caption": .string(FieldPhrase(field, of: noun).label),
            "isHeading": .bool(isHeading),
            "isText": .bool(kind == .label && !isHeading),
            "isSwitch": .bool(kind == .toggle),
            "isImage": .bool(kind == .image),
            "code": .string(code),
            "expectation": expectation.map(Value.string) ?? .null,
            "top": .number("\(top)"),
            "id": .object(Self.parts.reduce(into: [:]) { $0[$1] = ids[id(of: $1)] }),
        ]
    }

    /// Code that says of the control whether it shows the first sample; nil where there is nothing to see of that.
    var expectation: String? {
        switch kind {
        case .toggle: return "isOn"
        case .image: return nil
        case .label:
            let sign = SampleSign(models: models).code(for: field, label: "Yes", in: Model("", fields: []))
            let isWhole = [.string, .date, .url].contains(field.scalar)
            return sign.map { isWhole ? "text == \($0)" : "text?.contains(\($0)) == true" }
        }
    }

    private func id(of part: String) -> String { "\(field.name).\(part)" }

    private var kind: Kind {
        switch field.scalar {
        case .bool where !field.isOptional: .toggle
        case .data: .image
        default: .label
        }
    }

    /// What makes the control show the field.
    var code: String {
        let value = "\(noun.item).\(field.name)"
        switch kind {
        case .toggle: return "\(name).isOn = \(value)"
        case .image:
            let image = field.isOptional ? "\(value).flatMap { UIImage(data: $0) }" : "UIImage(data: \(value))"
            return "\(name).image = \(image)"
        case .label:
            let text = Display(models: models).expression(for: field, as: value)
            return "\(name).text = " + text.code + (text.isOptional ? " ?? \"–\"" : "")
        }
    }
}
