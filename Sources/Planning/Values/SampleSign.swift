/// What is to be seen of the samples, whatever the language of the device.
struct SampleSign {
    private let models: Models

    /// Knows the models that fields hold.
    init(models: Models) {
        self.models = models
    }

    /// Whether there is anything to see of `field` in the sample `index`.
    func shows(_ field: Field, at index: Int) -> Bool {
        shows(field, at: index, depth: 0)
    }

    /// Code for a piece of the text that shows `field` of what the tests of `model` make, labelled as `label` has it;
    /// nil where there is nothing to see.
    func code(for field: Field, label: String, in model: Model) -> String? {
        if case .newestFirst(field) = model.sortOrder { return "now.formatted(date: .abbreviated, time: .omitted)" }
        return shows(field, at: 0) ? code(for: field, label: label, depth: 0) : nil
    }

    private func shows(_ field: Field, at index: Int, depth: Int) -> Bool {
        let isDeepModel = field.model != nil && depth > 0
        if field.isOptional, index % 3 == 2 || isDeepModel { return false }
        if field.isList {
            return !isDeepModel && [0, 1].contains { showsOne(field, at: index * 2 + $0, depth: depth) }
        }
        return showsOne(field, at: index, depth: depth)
    }

    private func showsOne(_ field: Field, at index: Int, depth: Int) -> Bool {
        field.model.map { shows(title(of: $0, depth), at: index, depth: depth + 1) } ?? true
    }

    private func code(for field: Field, label: String, depth: Int) -> String {
        guard case .scalar(let scalar) = field.type else {
            return code(for: title(of: field.type.swift, depth), label: "Yes", depth: depth + 1)
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

    private func title(of name: String, _ depth: Int) -> Field {
        let model = models[name]
        return depth < 3 ? model.titleField : model.id
    }
}
