import Mustache

/// What a model's date makes it: recent, or not.
struct RecencyValues {
    private let date: Field
    private let phrase: FieldPhrase
    private let moment: String

    /// Describes what the date of `model` tells; nil for a model without one.
    init?(_ model: Model, noun: Noun) {
        guard case .newestFirst(let date) = model.sortOrder else { return nil }
        self.date = date
        phrase = FieldPhrase(date, of: noun)
        moment = ["date", "now", "moment"].first { $0 != date.name } ?? "date"
    }

    /// The values by name.
    var value: Value {
        [
            "field": .string(date.name),
            "isOptional": .bool(date.isOptional),
            "moment": .string(moment),
            "event": .string(phrase.event),
            "oneWithout": .string(phrase.oneWithout),
        ]
    }
}
