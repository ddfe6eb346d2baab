import Mustache

/// One of the samples that a screen is tested with.
struct SampleItem {
    /// How much fits on a line, indented as in a list and with a comma behind it.
    private static let longest = 111
    private let model: Model
    private let arguments: [String]
    private let changes: [String]

    /// Makes the sample `index` of `model`.
    init(_ model: Model, at index: Int, samples: SampleValues) {
        self.model = model
        arguments = model.fields.map { "\($0.name): \(samples.swift($0, at: index))" }
        let id = model.id.scalar == .uuid ? "id: \(index + 1)" : nil
        changes = index == 0 ? [] : zip(model.fields, arguments).map { $0.isID ? id ?? $1 : $1 }
    }

    /// Whether the sample is too long for a line.
    var isLong: Bool { code.count > Self.longest }

    /// The values by name; `onLines` says whether each argument is to have a line of its own.
    func value(onLines: Bool) -> Value {
        [
            "code": .string(code),
            "isLong": .bool(onLines),
            "arguments": list(arguments),
            "call": .string("sample(\(changes.joined(separator: ", ")))"),
            "isLongCall": .bool(onLines && !changes.isEmpty),
            "changes": list(changes),
        ]
    }

    private func list(_ arguments: [String]) -> Value {
        .list(
            arguments.enumerated().map { index, argument in
                ["code": .string(argument), "comma": index == arguments.count - 1 ? "" : ","]
            }
        )
    }

    private var code: String {
        "\(model.name)(\(arguments.joined(separator: ", ")))"
    }
}
