import Mustache

/// The function by which a model's tests make one.
struct FactoryValues {
    private let model: Model
    private let noun: Noun
    private let samples: SampleValues

    /// Describes the function for `model`.
    init(_ model: Model, noun: Noun, samples: SampleValues) {
        self.model = model
        self.noun = noun
        self.samples = samples
    }

    /// The values by name.
    var value: Value {
        let parameters = [idParameter] + (key.map { ["\($0.name): \($0.swiftType)"] } ?? [])
        let arguments = model.fields.map { "\($0.name): \(argument(for: $0))" }
        return [
            "parameters": .string(parameters.joined(separator: ", ")),
            "code": .string("\(model.name)(\(arguments.joined(separator: ", ")))"),
            "sample": .string("\(samples.swift(model, at: 0))"),
            "call": .string("\(noun.item)(\(call))"),
        ]
    }

    /// What the order depends on, beside the `id`.
    private var key: Field? {
        switch model.sortOrder {
        case .newestFirst(let field), .titleAscending(let field): field
        case .byID: nil
        }
    }

    private var call: String {
        switch model.sortOrder {
        case .newestFirst(let date): "\(date.name): now"
        case .titleAscending(let title): "\(title.name): \(samples.swift(title, at: 0))"
        case .byID: ""
        }
    }

    private var idParameter: String {
        switch model.id.scalar {
        case .string: "id: String = \"1\""
        case .uuid: "id: UInt8 = 1"
        default: "id: Int = 1"
        }
    }

    private func argument(for field: Field) -> String {
        if field == key { return field.name }
        guard field.isID else { return samples.swift(field, at: 0) }
        return field.scalar == .uuid ? "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, id))" : "id"
    }
}
