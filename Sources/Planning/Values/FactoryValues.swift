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
        let all = model.fields.map {
            $0.isID ? idParameter : "\($0.name): \($0.swiftType) = \(samples.swift($0, at: 0))"
        }
        return [
            "parameters": .string(parameters.joined(separator: ", ")),
            "code": .string(code { $0 == key ? $0.name : samples.swift($0, at: 0) }),
            "allParameters": .string(all.joined(separator: ", ")),
            "allCode": .string(code(\.name)),
            "sample": .string("\(samples.swift(model, at: 0))"),
            "arguments": .string(arguments),
        ]
    }

    /// What the order depends on, beside the `id`.
    private var key: Field? {
        switch model.sortOrder {
        case .newestFirst(let field), .titleAscending(let field): field
        case .byID: nil
        }
    }

    private var arguments: String {
        switch model.sortOrder {
        case .newestFirst(let date): "\(date.name): now"
        case .titleAscending(let title): "\(title.name): \(samples.swift(title, at: 0))"
        case .byID: ""
        }
    }

    private var idParameter: String {
        switch model.id.scalar {
        case .string: "id: String = \"\(SampleText(model.id).ordinal(at: 0))\""
        case .uuid: "id: UInt8 = 1"
        default: "id: Int = 1"
        }
    }

    /// A model with its `id`, and of each other field what `value` says.
    private func code(_ value: (Field) -> String) -> String {
        let arguments = model.fields.map { "\($0.name): \($0.isID ? id : value($0))" }
        return "\(model.name)(\(arguments.joined(separator: ", ")))"
    }

    private var id: String {
        model.id.scalar == .uuid ? "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, id))" : "id"
    }
}
