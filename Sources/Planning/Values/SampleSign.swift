/// What is to be seen of the samples, whatever the language of the device.
struct SampleSign {
    private let look: SampleLook

    /// Knows the models that fields hold.
    init(models: Models) {
        look = SampleLook(models: models)
    }

    /// Whether there is anything to see of `field` in the sample `index`.
    func shows(_ field: Field, at index: Int) -> Bool {
        look.text(for: field, at: index) != nil
    }

    /// Code for a piece of the text that shows `field` of what the tests of `model` make, labelled as `label` has it;
    /// nil where there is nothing to see.
    func code(for field: Field, label: String, in model: Model) -> String? {
        if case .newestFirst(field) = model.sortOrder { return "now.formatted(date: .abbreviated, time: .omitted)" }
        return shows(field, at: 0) ? code(for: field, label: label, depth: 0) : nil
    }

    private func code(for field: Field, label: String, depth: Int) -> String {
        guard case .scalar(let scalar) = field.type else {
            return code(for: look.title(of: field.type.swift, depth: depth), label: "Yes", depth: depth + 1)
        }
        let sample = SampleScalar(field, scalar, at: 0)
        switch scalar {
        case .string: return sample.swift
        case .int: return "\"\(sample.json)\""
        case .double, .decimal: return sample.json.hasPrefix("0.") ? "\"5\"" : "\"\(sample.json.prefix { $0 != "." })\""
        case .bool: return "\"\(field.isList ? "Yes" : label)\""
        case .date: return "\(sample.swift).formatted(date: .abbreviated, time: .omitted)"
        case .url: return "\"example.com\""
        case .uuid: return "\"00000000\""
        case .data: return "\"3\""
        }
    }
}
