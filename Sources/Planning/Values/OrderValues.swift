import Mustache

/// How a screen's list is sorted.
struct OrderValues {
    private let model: Model
    private let noun: Noun

    /// Describes the order of `model`.
    init(_ model: Model, noun: Noun) {
        self.model = model
        self.noun = noun
    }

    /// The values by name.
    var value: Value {
        var values: [String: Value] = [
            "byDate": false, "byTitle": false, "byID": false, "isOptional": false, "field": "",
            "sentence": .string(sentence), "idKey": .string(idKey), "keyPath": .string(keyPath),
            "one": .string(literal(1)), "two": .string(literal(2)), "three": .string(literal(3)),
            "four": .string(literal(4)),
        ]
        switch model.sortOrder {
        case .newestFirst(let date):
            values["byDate"] = true
            values["field"] = .string(date.name)
            values["isOptional"] = .bool(date.isOptional)
        case .titleAscending(let title):
            values["byTitle"] = true
            values["field"] = .string(title.name)
            values["isOptional"] = .bool(title.isOptional)
        case .byID:
            values["byID"] = true
        }
        return .object(values)
    }

    private var sentence: String {
        switch model.sortOrder {
        case .newestFirst(let date):
            let phrase = FieldPhrase(date, of: noun)
            let last = date.isOptional ? ", \(phrase.without) last" : ""
            return "The newest first\(last); of \(phrase.twins), the one with the lower id."
        case .titleAscending(let title):
            let phrase = FieldPhrase(title, of: noun)
            let last = title.isOptional ? ", \(phrase.without) last" : ""
            return "By \(phrase.quoted), as a person would sort\(last); of two alike, the one with the lower id first."
        case .byID:
            return "By id, the lowest first."
        }
    }

    /// What of the `id` can be compared with `<`.
    private var idKey: String {
        model.id.isComparable ? "id" : "id.uuidString"
    }

    /// What of the `id` a test looks at.
    private var keyPath: String {
        model.id.scalar == .uuid ? "id.uuid.15" : "id"
    }

    private func literal(_ number: Int) -> String {
        model.id.scalar == .string ? "\"\(number)\"" : "\(number)"
    }
}
