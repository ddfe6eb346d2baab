import Mustache

/// What a cell shows of a model that is there already, so that nothing but its fields can be counted on.
struct CellValues {
    private let model: Model
    private let noun: Noun
    private let models: Models

    /// Describes a cell for `model`.
    init(_ model: Model, noun: Noun, models: Models) {
        self.model = model
        self.noun = noun
        self.models = models
    }

    /// The values by name.
    var value: Value {
        [
            "title": value(of: title, isTitle: true),
            "detail": detail.map { value(of: $0, isTitle: false) } ?? .null,
        ]
    }

    private var title: Field {
        [model.titleField].first(where: \.isText) ?? model.content.first(where: \.isText) ?? model.id
    }

    private var detail: Field? {
        model.detailFields.first { $0.isText && $0 != title }
    }

    private func value(of field: Field, isTitle: Bool) -> Value {
        // Labels named after fields would clash with what a cell of UIKit's has, such as 'textLabel'.
        let name = isTitle ? "titleLabel" : "detailLabel"
        let control = FieldControl(field, of: noun, models: models, isTitle: isTitle, name: name)
        return [
            "code": .string(control.code),
            "expectation": control.expectation.map(Value.string) ?? .null,
        ]
    }
}

extension Field {
    /// Whether a label is what shows it best.
    fileprivate var isText: Bool {
        ![.scalar(.bool), .scalar(.data)].contains(type)
    }
}
