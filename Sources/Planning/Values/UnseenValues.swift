import Mustache

/// Which fields of a model cannot be told from what a screen shows of the samples, and why.
struct UnseenValues {
    private let model: Model
    private let look: SampleLook

    /// Looks at the samples of `model`.
    init(_ model: Model, models: Models) {
        self.model = model
        look = SampleLook(models: models)
    }

    /// The values by name.
    var value: Value {
        [
            "inCell": value(
                shown: [model.titleField] + model.detailFields,
                isTold: look.tellsApart,
                others: "a cell has no room for more"
            ),
            "onPage": value(
                shown: [model.titleField] + model.content,
                isTold: { $0.scalar != .data && look.tellsApart($0) },
                others: ""
            ),
            "inForm": value(
                shown: model.content.filter { FormInput.kind(of: $0) != .shown },
                isTold: { _ in true },
                others: "what can be neither typed nor picked is only shown"
            ),
        ]
    }

    /// What of the fields is not `shown`, or looks alike in all samples; `others` says why there is more than the `id`.
    private func value(shown: [Field], isTold: (Field) -> Bool, others: String) -> Value {
        let hidden = model.fields.filter { !shown.contains($0) }
        let alike = model.fields.filter { shown.contains($0) && !isTold($0) }
        let pictures = alike.filter { $0.scalar == .data }
        let reasons = [
            hidden.contains(where: \.isID) ? "the id is for the app alone" : nil,
            pictures.isEmpty ? nil : "bytes that are no picture show nothing",
            pictures.count == alike.count ? nil : "some look alike in all samples",
            hidden.allSatisfy(\.isID) ? nil : others,
        ]
        let why = reasons.compactMap(\.self).joined(separator: "; ")
        let names = model.fields.filter((hidden + alike).contains).map { "\"\($0.name)\"" }
        return [
            "names": .string(names.joined(separator: ", ")),
            "why": why.isEmpty ? .null : .string(why.prefix(1).uppercased() + why.dropFirst() + "."),
        ]
    }
}
