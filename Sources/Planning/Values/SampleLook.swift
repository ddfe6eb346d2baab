/// What a person sees of a field of the samples.
struct SampleLook {
    private let models: Models

    /// Knows the models that fields hold.
    init(models: Models) {
        self.models = models
    }

    /// Whether one of the samples looks different from the first in `field` alone.
    func tellsApart(_ field: Field) -> Bool {
        (1..<3).contains { text(for: field, at: $0) != text(for: field, at: 0) }
    }

    /// A text for what is seen of `field` in the sample `index`, the same for what looks the same; nil for nothing.
    func text(for field: Field, at index: Int) -> String? {
        text(for: field, at: index, depth: 0)
    }

    /// What names a model inside another; its `id` where models hold each other too deep to follow.
    func title(of name: String, depth: Int) -> Field {
        let model = models[name]
        return depth < 3 ? model.titleField : model.id
    }

    private func text(for field: Field, at index: Int, depth: Int) -> String? {
        let isDeepModel = field.model != nil && depth > 0
        if field.isOptional, index % 3 == 2 || isDeepModel { return nil }
        guard field.isList else { return element(field, at: index, depth: depth) }
        let texts = [0, 1].map { isDeepModel ? nil : element(field, at: index * 2 + $0, depth: depth) }
        return texts == [nil, nil] ? nil : texts.compactMap(\.self).joined(separator: ", ")
    }

    private func element(_ field: Field, at index: Int, depth: Int) -> String? {
        switch field.type {
        case .model(let name): text(for: title(of: name, depth: depth), at: index, depth: depth + 1)
        // Of data, its size.
        case .scalar(.data): "3 bytes"
        case .scalar(let scalar): SampleScalar(field, scalar, at: index).json
        }
    }
}
