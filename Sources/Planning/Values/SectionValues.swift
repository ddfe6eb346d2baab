import Mustache

/// How a list is parted into sections with titles.
struct SectionValues {
    private let field: Field
    private let model: Model
    private let noun: Noun
    private let models: Models

    /// Describes sections by `field`, one for which ``Field/makesSections`` holds.
    init(by field: Field, of model: Model, noun: Noun, models: Models) {
        self.field = field
        self.model = model
        self.noun = noun
        self.models = models
    }

    /// The values by name.
    var value: Value {
        [
            "member": .string(model.freeMember("section")),
            "sentence": .string(sentence),
            "text": .string(text),
            "code": .string(code),
            "expectation": .string(expectation),
        ]
    }

    /// Code for the titles of the samples' sections, in order: a text tells which sample it is of, and the third has none.
    private var expectation: String {
        let samples = "\(model.name).samples"
        switch field.scalar {
        case .bool: return "\(samples).prefix(2).map(\\.\(member))"
        case .string where isInitial && field.isOptional:
            return "[\(samples)[2], \(samples)[0], \(samples)[1]].map(\\.\(member))"
        case nil where field.model.map({ models[$0].titleField.scalar != .string }) == true:
            return "\(samples).inOrder().inSections().map { $0.title ?? \"\" }"
        default: return "\(samples).map(\\.\(member))"
        }
    }

    private var phrase: FieldPhrase { FieldPhrase(field, of: noun) }
    private var member: String { model.freeMember("section") }
    private var missing: String {
        "\"\((field.scalar == .date ? "date" : phrase.thing).map { "No \($0)" } ?? "None")\""
    }
    private var isInitial: Bool { field.scalar == .string && field == model.titleField }

    /// Which sections there are, and in which order.
    private var sentence: String {
        let last = field.isOptional && field.scalar != .bool ? ", those without one last" : ""
        switch field.scalar {
        case .date: return "In sections by month, the newest first\(last)."
        case .bool: return "In two sections, those for which it holds first."
        case .string where isInitial: return "In sections by the first letter of the \(phrase.quoted), from A to Z."
        default: return "In sections by \(phrase.quoted), from A to Z\(last)."
        }
    }

    /// Code for what stands above the section that a model is in, inside the model.
    private var text: String {
        let mark = field.isOptional ? "?" : ""
        switch field.scalar {
        case .date:
            let month = "\(field.reference)\(mark).formatted(.dateTime.month(.wide).year())"
            return field.isOptional ? "\(month) ?? \(missing)" : month
        case .bool:
            let label = FieldPhrase(field, of: noun).label
            let otherwise = "Not " + label.prefix(1).lowercased() + label.dropFirst()
            return "\(field.reference)\(field.isOptional ? " == true" : "") ? \"\(label)\" : \"\(otherwise)\""
        case .string where isInitial:
            return "\(field.reference)\(mark).first.map { $0.isLetter ? $0.uppercased() : \"#\" } ?? \"#\""
        default:
            let value = Display(models: models).expression(for: field, as: field.reference)
            return value.isOptional ? "\(value.code) ?? \(missing)" : value.code
        }
    }

    /// Code for the sections, inside a sequence of models.
    private var code: String {
        let name = field.name
        switch field.scalar {
        case .date:
            if case .newestFirst(field) = model.sortOrder { return "inOrder().sections(by: \\.\(member))" }
            let value = { (one: String) in field.isOptional ? "(\(one).\(name) ?? .distantPast)" : "\(one).\(name)" }
            return "sorted { \(value("$1")) < \(value("$0")) }.sections(by: \\.\(member))"
        case .bool:
            let holds = field.isOptional ? "filter { $0.\(name) == true }" : "filter(\\.\(name))"
            let fails = field.isOptional ? "filter { $0.\(name) != true }" : "filter { !$0.\(name) }"
            return "(\(holds) + \(fails)).sections(by: \\.\(member))"
        default:
            guard field.isOptional, !isInitial else { return "alphabeticalSections(by: \\.\(member))" }
            return "filter { $0.\(name) != nil }.alphabeticalSections(by: \\.\(member))"
                + " + filter { $0.\(name) == nil }.sections(by: \\.\(member))"
        }
    }
}

extension Field {
    /// Whether a list can be parted by the field: a text, a date, yes or no, or a model.
    package var makesSections: Bool {
        !isList && (model != nil || [.string, .date, .bool].contains(scalar))
    }
}
