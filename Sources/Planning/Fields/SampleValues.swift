/// Writes values to show, as JSON, and to test with, as Swift: the same for the same field and index, always.
///
/// The higher the index, the earlier the dates, and of the first three the later the texts in the alphabet: in the order
/// of a list.
package struct SampleValues: Sendable {
    private let models: Models

    /// Knows the models that fields hold.
    package init(models: Models = Models()) {
        self.models = models
    }

    /// The value of `field` in the item `index`, counted from 0, as Swift. A third of the optional ones are `nil`.
    package func swift(_ field: Field, at index: Int) -> String {
        literal(field, at: index, depth: 0, as: .swift)
    }

    /// The same value as JSON: dates as ISO 8601, data as base64.
    package func json(_ field: Field, at index: Int) -> String {
        literal(field, at: index, depth: 0, as: .json)
    }

    /// The item `index` of a model as Swift: `User(id: 1, name: "First name")`.
    package func swift(_ model: Model, at index: Int) -> String {
        literal(model, at: index, depth: 0, as: .swift)
    }

    /// The same item as JSON, on one line and without what is missing.
    package func json(_ model: Model, at index: Int) -> String {
        literal(model, at: index, depth: 0, as: .json)
    }

    private enum Language {
        case swift, json
    }

    private func literal(_ model: Model, at index: Int, depth: Int, as language: Language) -> String {
        let values = model.fields.map { (name: $0.name, value: literal($0, at: index, depth: depth, as: language)) }
        switch language {
        case .swift: return model.name + "(" + values.map { "\($0.name): \($0.value)" }.joined(separator: ", ") + ")"
        case .json:
            let present = values.filter { $0.value != "null" }
            return "{ " + present.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", ") + " }"
        }
    }

    private func literal(_ field: Field, at index: Int, depth: Int, as language: Language) -> String {
        let isDeepModel = field.model != nil && depth > 0
        if field.isOptional, index % 3 == 2 || isDeepModel { return language == .swift ? "nil" : "null" }
        guard field.isList else { return element(field, at: index, depth: depth, as: language) }
        let indices = isDeepModel ? 0..<0 : (index * 2)..<(index * 2 + 2)
        return "[" + indices.map { element(field, at: $0, depth: depth, as: language) }.joined(separator: ", ") + "]"
    }

    private func element(_ field: Field, at index: Int, depth: Int, as language: Language) -> String {
        switch (field.type, language) {
        case (.model(let name), _): literal(models[name], at: index, depth: depth + 1, as: language)
        case (.scalar(let scalar), .swift): SampleScalar(field, scalar, at: index).swift
        case (.scalar(let scalar), .json): SampleScalar(field, scalar, at: index).json
        }
    }
}
